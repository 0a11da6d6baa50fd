import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { actions as actionsStyle, body, panel, scrim, widths } from './Dialog.css.ts';
import { OverlayHeader } from './OverlayHeader.tsx';

export interface DialogProps {
  /** What it is about; its name for screen readers. */
  title: string;
  children: ReactNode;
  /** Buttons at the end, the one that goes on last. */
  actions?: ReactNode;
  /** Left out inside a DialogTrigger, which then holds it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Closes by Escape and by its cross. Without it only the actions lead out: for what must
   * not be lost by a stray press, such as a payment on its way.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * `alertdialog` interrupts and asks for a decision.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * 440 or 680 px at most.
   * @default 's'
   */
  size?: 's' | 'm';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One decision or task in front of the page, which waits behind it. On a phone it rises from the bottom. */
export function Dialog({
  title,
  children,
  actions,
  isOpen,
  onOpenChange,
  isDismissable = true,
  role = 'dialog',
  size = 's',
  className,
  ...props
}: DialogProps) {
  return (
    <ModalOverlay
      className={scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      // The second press of a double click on what opened it lands outside.
      shouldCloseOnInteractOutside={() => false}
    >
      <Modal {...props} className={classNames(panel, widths[size], className)}>
        <AriaDialog role={role} className={body}>
          {({ close }) => (
            <>
              <OverlayHeader title={title} onClose={isDismissable ? close : undefined} />
              {children}
              {actions && <div className={actionsStyle}>{actions}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
