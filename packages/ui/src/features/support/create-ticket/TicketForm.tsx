import { acceptedAttachments, maximumAttachments, type TextMessage } from '@upline/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { UploadProgressOf } from '../../../patterns/upload-progress/fileProgress.ts';
import { UploadProgress } from '../../../patterns/upload-progress/UploadProgress.tsx';
import { DropZone } from '../../../primitives/drop-zone/DropZone.tsx';
import { label } from '../../../primitives/field/Field.css.ts';
import { Form } from '../../../primitives/form/Form.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { AttachmentList } from '../attachments/AttachmentList.tsx';
import { FileRefusals } from '../attachments/FileRefusals.tsx';
import { selectFiles } from '../attachments/selectFiles.ts';
import { draftFaults, type TicketDraft } from './ticketDraft.ts';

export interface TicketFormProps {
  /** Form ID for the `form` attribute of the submit button. */
  id: string;
  draft: TicketDraft;
  onChange: (draft: TicketDraft) => void;
  /** Shown before the files; it may attach a file. */
  picker?: ReactNode;
  /** True while the ticket is being created: all fields are disabled. */
  isCreating: boolean;
  /** Upload progress, 0 to 100; `null` without an upload. */
  uploadPercent: number | null;
  /** Progress per file of the current or last attempt. @default no attempt yet */
  progress?: UploadProgressOf | undefined;
  /** Cancels the ticket during the upload of its files. */
  onCancelUpload?: (() => void) | undefined;
  /** Uploads a failed file again. */
  onRetry?: ((file: File) => void) | undefined;
  /** Called only with a valid draft. */
  onSubmit: () => void;
}

const noProgress: UploadProgressOf = new Map();

/** The fields of a ticket. Errors show after the first attempt. Spec §5. */
export function TicketForm({
  id,
  draft,
  onChange,
  picker,
  isCreating,
  uploadPercent,
  progress = noProgress,
  onCancelUpload,
  onRetry,
  onSubmit,
}: TicketFormProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [wasTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState<readonly TextMessage[]>([]);
  const [additions, setAdditions] = useState(0);
  const isUploading = uploadPercent !== null;
  const faults = draftFaults(draft);
  const shown = (fault: TextMessage | undefined) => (wasTried && fault ? t(fault) : undefined);

  // Files and their errors stand at the end of the form, below the edge of a small window.
  useEffect(() => {
    if (additions > 0) form.current?.scrollIntoView({ block: 'end' });
  }, [additions]);
  useEffect(() => {
    // If Enter submitted the form, the focused field stays in view.
    const isWithin = form.current?.contains(document.activeElement);
    if (isUploading && !isWithin) form.current?.scrollIntoView({ block: 'end' });
  }, [isUploading]);

  function submit() {
    setTried(true);
    if (!faults.subject && !faults.message) onSubmit();
  }

  function add(chosen: File[]) {
    const taken = selectFiles(draft.files, chosen);
    setRefusals(taken.refusals);
    setAdditions((before) => before + 1);
    onChange({ ...draft, files: taken.files });
  }

  return (
    <Form ref={form} id={id} onSubmit={submit} isBusy={isCreating}>
      <TextField
        label={t('createTicket.subject')}
        value={draft.subject}
        onChange={(value) => onChange({ ...draft, subject: value })}
        isRequired
        isReadOnly={isCreating}
        autoFocus
        autoComplete="off"
        errorMessage={shown(faults.subject)}
      />
      <TextArea
        ref={message}
        label={t('createTicket.message')}
        value={draft.message}
        onChange={(value) => onChange({ ...draft, message: value })}
        isRequired
        isReadOnly={isCreating}
        minimumRows={4}
        errorMessage={shown(faults.message)}
      />
      {picker}
      <Stack gap="xxs">
        <span className={label} aria-hidden>
          {t('attachments.label')}
        </span>
        <DropZone
          label={t('attachments.label')}
          hint={t('attachments.hint')}
          buttonLabel={t('attachments.choose')}
          description={t('attachments.kinds', { limit: maximumAttachments })}
          accept={acceptedAttachments}
          isMultiple
          isDisabled={isCreating}
          onSelect={add}
        />
      </Stack>
      <FileRefusals refusals={refusals} />
      {isUploading ? (
        <UploadProgress percent={uploadPercent} files={progress} onCancel={onCancelUpload} />
      ) : (
        <AttachmentList
          files={draft.files}
          progress={progress}
          onRetry={onRetry}
          isDisabled={isCreating}
          onChange={(files) => onChange({ ...draft, files })}
          onEmptied={() => message.current?.focus()}
        />
      )}
    </Form>
  );
}
