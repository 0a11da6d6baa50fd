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
  /** Name for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /**
   * Position relative to the trigger; flips if space is short.
   * @default 'bottom start'
   */
  placement?: AriaPopoverProps['placement'];
  /**
   * The content is a list of PopoverLine that reaches the edges.
   * @default false
   */
  isList?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Extra content about one item, beside its trigger button. For decisions use Dialog. */
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
  // React Aria's DialogTrigger would bundle all menu code.
  const opens = {
    ref: button,
    onPress: () => setIsOpen(true),
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
  } as const;
  // An open popover traps focus. It must close first, because the caller may move focus on, for
  // example to a dialog that later returns focus to the trigger.
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
