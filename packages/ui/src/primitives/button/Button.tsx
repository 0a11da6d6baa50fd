import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { apart } from '../text/apart.tsx';
import { folded, full, root, sizes, tones } from './Button.css.ts';

export type ButtonTone = 'primary' | 'secondary' | 'soft' | 'plain' | 'quiet' | 'critical';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'render' | 'style'> {
  /** What the button does, as a verb. */
  children: ReactNode;
  /**
   * `primary` at most once in a view, `secondary` and `soft` for what stands beside it, `quiet` inside text
   * and cards, `plain` for the drawings of a bar, `critical` for what cannot be undone.
   * @default 'secondary'
   */
  tone?: ButtonTone;
  /** @default 'm' */
  size?: 's' | 'm';
  /** Drawn before the words. */
  icon?: LucideIcon;
  /**
   * Something is under way: it keeps focus, acts no more and says so.
   * @default false
   */
  isBusy?: boolean;
  /**
   * What it reads while busy, for example “Saving…”.
   * @default children
   */
  busyLabel?: string;
  /**
   * As wide as what it stands in.
   * @default false
   */
  isWide?: boolean;
  /**
   * On a phone only its drawing is seen, which everybody must know: filter, refresh.
   * @default false
   */
  folds?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. To go somewhere, use LinkButton or Link. */
export function Button({
  children,
  tone = 'secondary',
  size = 'm',
  icon,
  isBusy = false,
  busyLabel,
  isWide = false,
  folds = false,
  className,
  ...props
}: ButtonProps) {
  const drawing = isBusy ? LoaderCircle : icon;
  const words = isBusy && busyLabel ? busyLabel : children;
  return (
    <AriaButton
      {...props}
      isPending={isBusy}
      className={classNames(root, tones[tone], sizes[size], isWide && full, className)}
    >
      {drawing && <Icon icon={drawing} size="s" isTurning={isBusy} />}
      {folds ? <span className={folded}>{words}</span> : apart(words)}
    </AriaButton>
  );
}
