import { type ReactNode, type Ref, useRef, useState } from 'react';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  ButtonContext,
  Dialog,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { classNames } from '../../css/classNames.ts';
import { content, list, surface } from './Popover.css.ts';

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
  /**
   * It holds lines to press, which reach its edges.
   * @default false
   */
  isList?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A little more about one thing, beside the button that opens it. What must be decided is a Dialog. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
  isList = false,
  className,
  ...props
}: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A DialogTrigger would load all of the menus with it.
  const opens = {
    ref: button,
    onPress: () => setIsOpen(true),
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
  } as const;
  // Until it is closed it pulls the focus back, and its caller may lead the focus elsewhere: to a dialog, say, which
  // gives it to the button again.
  const close = () => {
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  };
  return (
    <>
      <ButtonContext value={opens}>{trigger}</ButtonContext>
      <AriaPopover
        {...props}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement={placement}
        className={classNames(surface, className)}
      >
        <Dialog aria-label={label} className={isList ? list : content}>
          {typeof children === 'function' ? children(close) : children}
        </Dialog>
      </AriaPopover>
    </>
  );
}
