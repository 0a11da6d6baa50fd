import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  DisclosurePanel,
  Button as Trigger,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { root, sizes, tones } from '../button/Button.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { apart } from '../text/apart.tsx';
import { mark, panel, row, trigger } from './Disclosure.css.ts';

export interface DisclosureProps
  extends Omit<AriaDisclosureProps, 'children' | 'className' | 'render' | 'style'> {
  /** The title, always visible. */
  title: ReactNode;
  /**
   * Looks like a row of a panel: full width, in the text colour.
   * @default false
   */
  isRow?: boolean;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Hides rarely needed content until it is opened. */
export function Disclosure({ title, isRow = false, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props}>
      <Trigger slot="trigger" className={isRow ? row : classNames(root, tones.quiet, sizes.m, trigger)}>
        <Icon icon={ChevronRight} size="s" directional className={mark} />
        {apart(title)}
      </Trigger>
      <DisclosurePanel className={panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
