import type { ReactNode, Ref } from 'react';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
  DialogTrigger,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { content, surface } from './Popover.css.ts';

export interface PopoverProps {
  /** What it holds; its name for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  /** What it holds; a function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /**
   * Where it opens; it turns over where there is no room.
   * @default 'bottom start'
   */
  placement?: AriaPopoverProps['placement'];
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A little more about one thing, beside the button that opens it. What must be decided is a Dialog. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
  className,
  ...props
}: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover {...props} placement={placement} className={classNames(surface, className)}>
        <Dialog aria-label={label} className={content}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
