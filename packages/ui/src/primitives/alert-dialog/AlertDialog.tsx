import type { ReactNode } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx';

export interface AlertDialogProps extends Pick<DialogProps, 'className' | 'ref'> {
  /** What is asked, for example “Disconnect this wallet?”. */
  title: string;
  /** What follows from it, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the title, never “OK”. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /**
   * `critical` for what cannot be undone.
   * @default 'critical'
   */
  tone?: 'critical' | 'primary';
  isOpen: boolean;
  /** Called with `false` when it is left without a decision. */
  onOpenChange: (isOpen: boolean) => void;
  /** It stays open: close it once what was confirmed is done, or at once. */
  onConfirm: () => void;
  /**
   * What was confirmed is on its way; until then nothing leads out.
   * @default false
   */
  isBusy?: boolean;
  /** What the button reads meanwhile. */
  busyLabel?: string;
}

/** Interrupts to ask before something that cannot be undone. The focus begins at the way back. */
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
