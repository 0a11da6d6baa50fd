import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import * as styles from './Dialog.css.ts';
import { OverlayHeader } from './OverlayHeader.tsx';

export interface DialogProps {
  /** The title, also for screen readers. */
  title: string;
  /** An icon above the title; both are large and centred. For results, such as success. */
  mark?: ReactNode;
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons at the end, the main action last. */
  actions?: ReactNode;
  /**
   * Keeps the actions visible while the content scrolls. Put text that nobody should skip into
   * `warning`.
   * @default false
   */
  keepsActions?: boolean;
  /** Text directly above the actions. */
  warning?: ReactNode;
  /** Omit it inside a DialogTrigger, which controls the state. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Closes by Escape and shows a close button. If false, only the actions close it: for tasks that
   * a stray press must not interrupt, such as a running payment.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * `alertdialog` interrupts and requires a decision.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * Maximum width: 440 or 680 px.
   * @default 's'
   */
  size?: 's' | 'm';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One decision or task in front of the page. On phones it slides up from the bottom. */
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
      // The second press of a double click on the trigger lands outside the dialog.
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
