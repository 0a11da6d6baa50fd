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
  /** Also while it closes: what was sent or given up is not emptied before it is out of sight. */
  draft: TicketDraft;
  onChange: (draft: TicketDraft) => void;
  /** What else a ticket can be given, for example a transaction. */
  picker?: ReactNode;
  /** By when it is answered. */
  promise?: ReactNode;
  isCreating: boolean;
  /** How far its files have come, 0 to 100. @default `null`, for none on their way */
  uploadPercent?: number | null;
  /** How far each file has come, now or when it was tried last. @default none was tried */
  progress?: UploadProgressOf;
  /** Takes the ticket back while its files are on their way. */
  onCancelUpload?: (() => void) | undefined;
  /** Uploads a file again that did not go. */
  onRetry?: ((file: File) => void) | undefined;
  /** The last attempt came to nothing; what was typed is still there. */
  hasFailed: boolean;
  onCreate: () => void;
  /** Nothing was typed, or the member agreed to lose it. */
  onClose: () => void;
  /** What stands in front of it. */
  children?: ReactNode;
}

/** Writes to support. Nothing that was typed is lost unasked. Spec §2. */
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
    // It can still be pressed while it fades away.
    if (isCreating || !isOpen) return;
    if (isUntouched(draft)) onClose();
    else setAsking(true);
  }

  function cancelUpload() {
    // The button that was pressed goes with the bar.
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
