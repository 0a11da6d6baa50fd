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
  /** The action, as a verb. */
  children: ReactNode;
  /**
   * `primary` for at most one button in a view, `secondary` and `soft` for its neighbours, `quiet`
   * inside text and cards, `plain` for icons of a bar, `critical` for actions that cannot be
   * undone.
   * @default 'secondary'
   */
  tone?: ButtonTone;
  /** @default 'm' */
  size?: 's' | 'm';
  /** Icon before the text. */
  icon?: LucideIcon;
  /**
   * The action is running: the button keeps focus, ignores presses and says so.
   * @default false
   */
  isBusy?: boolean;
  /**
   * Text while busy, for example “Saving…”.
   * @default children
   */
  busyLabel?: string;
  /**
   * Full width of the container.
   * @default false
   */
  isWide?: boolean;
  /**
   * Shows only the icon on phones. Use well-known icons, such as filter or refresh.
   * @default false
   */
  folds?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Runs an action on this page. To open a page, use LinkButton or Link. */
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
