import {
  acceptedAttachments,
  canSend,
  maximumAttachments,
  maximumMessageLength,
  type Notice,
} from '@upline/domain';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { UploadProgressOf } from '../../../patterns/upload-progress/fileProgress.ts';
import { UploadProgress } from '../../../patterns/upload-progress/UploadProgress.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { FileTrigger } from '../../../primitives/file-trigger/FileTrigger.tsx';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import { AttachmentList } from '../attachments/AttachmentList.tsx';
import { FileRefusals } from '../attachments/FileRefusals.tsx';
import { takeFiles, tooManyFiles } from '../attachments/takeFiles.ts';
import { line, root } from './MessageComposer.css.ts';
import { MessageInput } from './MessageInput.tsx';
import type { ReplyDraft } from './replyDraft.ts';

export interface MessageComposerProps {
  draft: ReplyDraft;
  onChange: (draft: ReplyDraft) => void;
  /** Called only when there is something to send and nothing on its way. */
  onSend: () => void;
  /** A message is on its way; the next one may be typed meanwhile. */
  isSending: boolean;
  /** How far its files have come, 0 to 100; `null` without any. */
  uploadPercent: number | null;
  /** How far each file has come, of the message on its way or of one whose files did not go. @default none */
  progress?: UploadProgressOf;
  /** Takes back the message whose files are on their way. */
  onCancel?: (() => void) | undefined;
  /** Uploads a file again that did not go. */
  onRetry?: ((file: File) => void) | undefined;
  /** Of the text area, which takes the focus after sending. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

const noProgress: UploadProgressOf = new Map();

/** Writes into a conversation. Spec §2, §4. */
export function MessageComposer({
  draft,
  onChange,
  onSend,
  isSending,
  uploadPercent,
  progress = noProgress,
  onCancel,
  onRetry,
  inputRef,
}: MessageComposerProps) {
  const t = useMessage();
  const [refusals, setRefusals] = useState<readonly Notice[]>([]);
  const isTooLong = draft.text.length > maximumMessageLength;
  // What came back unsent may stand beside what was chosen since.
  const hasTooMany = draft.files.length > maximumAttachments;
  const isBlocked = isSending || isTooLong || hasTooMany || !canSend(draft.text, draft.files.length);

  function send() {
    if (isBlocked) return;
    setRefusals([]);
    onSend();
    // The button is blocked from now on and would drop the focus.
    inputRef.current?.focus();
  }

  function add(chosen: File[]) {
    const taken = takeFiles(draft.files, chosen);
    setRefusals(taken.refusals);
    onChange({ ...draft, files: taken.files });
    inputRef.current?.focus();
  }

  return (
    <div className={root}>
      <FileRefusals refusals={hasTooMany ? [tooManyFiles] : refusals} />
      <AttachmentList
        files={draft.files}
        onChange={(files) => onChange({ ...draft, files })}
        progress={progress}
        onRetry={onRetry}
        onEmptied={() => inputRef.current?.focus()}
      />
      {uploadPercent !== null && (
        <UploadProgress percent={uploadPercent} files={progress} onCancel={onCancel} />
      )}
      <div className={line}>
        <FileTrigger label={t('attachments.label')} accept={acceptedAttachments} isMultiple onSelect={add}>
          <IconButton tone="quiet" icon={Paperclip} label={t('conversation.attach')} />
        </FileTrigger>
        <MessageInput
          ref={inputRef}
          text={draft.text}
          onChange={(text) => onChange({ ...draft, text })}
          onSend={send}
        />
        <Button tone="primary" icon={SendHorizontal} isDisabled={isBlocked} onPress={send}>
          {t('conversation.send')}
        </Button>
      </div>
    </div>
  );
}
