import type { ReactNode } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx';

export interface AlertDialogProps extends Pick<DialogProps, 'className' | 'ref'> {
  /** The question, for example “Disconnect this wallet?”. */
  title: string;
  /** Consequences of the action; mention if it cannot be undone. */
  children: ReactNode;
  /** The verb of the title, never “OK”. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /**
   * `critical` if the action cannot be undone.
   * @default 'critical'
   */
  tone?: 'critical' | 'primary';
  isOpen: boolean;
  /** Called with `false` when the reader cancels. */
  onOpenChange: (isOpen: boolean) => void;
  /** The dialog stays open: close it at once, or when the action has finished. */
  onConfirm: () => void;
  /**
   * The action is running; the dialog cannot be closed meanwhile.
   * @default false
   */
  isBusy?: boolean;
  /** Text of the confirm button while busy. */
  busyLabel?: string;
}

/** A modal that confirms an action which cannot be undone. Focus starts on Cancel. */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'critical',
  isOpen,
  onOpenChange,
  onConfirm,
  isBusy = false,
  busyLabel,
  ...props
}: AlertDialogProps) {
  const t = useMessage();
  return (
    <Dialog
      {...props}
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isBusy}
      actions={
        <>
          <Button autoFocus isDisabled={isBusy} onPress={() => onOpenChange(false)}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button tone={tone} isBusy={isBusy} busyLabel={busyLabel} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
