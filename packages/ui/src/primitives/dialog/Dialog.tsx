import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import * as styles from './Dialog.css.ts';
import { OverlayHeader } from './OverlayHeader.tsx';

export interface DialogProps {
  /** What it is about; its name for screen readers. */
  title: string;
  /** A drawing above the title, both large and in the middle: how something ended. */
  mark?: ReactNode;
  /** What it holds; a function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons at the end, the one that goes on last. */
  actions?: ReactNode;
  /**
   * The actions stay in sight while the rest scrolls. What nobody should press one without reading stands in
   * `warning`, which stays with them.
   * @default false
   */
  keepsActions?: boolean;
  /** Stands before the actions. */
  warning?: ReactNode;
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
  mark,
  children,
  actions,
  keepsActions = false,
  warning,
  isOpen,
  onOpenChange,
  isDismissable = true,
  role = 'dialog',
  size = 's',
  className,
  ...props
}: DialogProps) {
  const kept = keepsActions ? styles.kept : null;
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      // The second press of a double click on what opened it lands outside.
      shouldCloseOnInteractOutside={() => false}
    >
      <Modal {...props} className={classNames(styles.panel, kept?.panel, styles.widths[size], className)}>
        <AriaDialog role={role} className={classNames(styles.body, kept?.body)}>
          {({ close }) => (
            <>
              <div className={classNames(styles.content, kept?.content)}>
                <OverlayHeader title={title} mark={mark} onClose={isDismissable ? close : undefined} />
                {typeof children === 'function' ? children(close) : children}
              </div>
              {actions && (
                <div className={classNames(styles.foot, kept?.foot)}>
                  {warning}
                  <div className={classNames(styles.actions, kept?.actions)}>{actions}</div>
                </div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
