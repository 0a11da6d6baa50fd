import { type ReactNode, useId, useRef, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { UploadProgressOf } from '../../../patterns/upload-progress/fileProgress.ts';
import { AlertDialog } from '../../../primitives/alert-dialog/AlertDialog.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { SupportBanner } from '../SupportBanner.tsx';
import { TicketForm } from './TicketForm.tsx';
import { isUntouched, type TicketDraft } from './ticketDraft.ts';

export interface CreateTicketDialogProps {
  isOpen: boolean;
  /** Kept during the closing animation, so that the fields do not empty visibly. */
  draft: TicketDraft;
  onChange: (draft: TicketDraft) => void;
  /** Further input, for example a transaction picker. */
  picker?: ReactNode;
  /** The promised answer time. */
  promise?: ReactNode;
  isCreating: boolean;
  /** Upload progress, 0 to 100. @default `null`, no upload */
  uploadPercent?: number | null;
  /** Progress per file of the current or last attempt. @default no attempt yet */
  progress?: UploadProgressOf;
  /** Cancels the ticket during the upload of its files. */
  onCancelUpload?: (() => void) | undefined;
  /** Uploads a failed file again. */
  onRetry?: ((file: File) => void) | undefined;
  /** True if the last attempt failed; the input is kept. */
  hasFailed: boolean;
  onCreate: () => void;
  /** Called without input, or after the member confirmed discarding it. */
  onClose: () => void;
  /** Overlays in front of the dialog. */
  children?: ReactNode;
}

/** The dialog for a new ticket. It asks before it discards input. Spec §2. */
export function CreateTicketDialog({
  isOpen,
  draft,
  onChange,
  picker,
  promise,
  isCreating,
  uploadPercent = null,
  progress,
  onCancelUpload,
  onRetry,
  hasFailed,
  onCreate,
  onClose,
  children,
}: CreateTicketDialogProps) {
  const t = useMessage();
  const formId = useId();
  const createButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);

  function close() {
    // The button remains pressable during the closing animation.
    if (isCreating || !isOpen) return;
    if (isUntouched(draft)) onClose();
    else setAsking(true);
  }

  function cancelUpload() {
    // The pressed cancel button disappears with the progress bar.
    createButton.current?.focus();
    onCancelUpload?.();
  }

  function discard() {
    setAsking(false);
    onClose();
  }

  return (
    <Dialog
      title={t('tickets.create')}
      size="m"
      isOpen={isOpen}
      isDismissable={!isCreating}
      onOpenChange={(opens) => opens || close()}
      keepsActions
      warning={hasFailed && <SupportBanner>{t('createTicket.failed')}</SupportBanner>}
      actions={
        <>
          <Button isDisabled={isCreating} onPress={close}>
            {t('common.cancel')}
          </Button>
          <Button
            ref={createButton}
            tone="primary"
            type="submit"
            form={formId}
            isBusy={isCreating}
            busyLabel={t('createTicket.creating')}
          >
            {t('tickets.create')}
          </Button>
        </>
      }
    >
      <TicketForm
        id={formId}
        draft={draft}
        onChange={onChange}
        picker={picker}
        isCreating={isCreating}
        uploadPercent={uploadPercent}
        progress={progress}
        onCancelUpload={onCancelUpload && cancelUpload}
        onRetry={onRetry}
        onSubmit={() => isOpen && onCreate()}
      />
      {promise}
      <AlertDialog
        title={t('createTicket.discard.title')}
        confirmLabel={t('createTicket.discard.confirm')}
        cancelLabel={t('createTicket.discard.keep')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={discard}
      >
        {t('createTicket.discard.text')}
      </AlertDialog>
      {children}
    </Dialog>
  );
}
