import {
  acceptedAttachments,
  canSend,
  maximumAttachments,
  maximumMessageLength,
  type TextMessage,
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
import { selectFiles, tooManyFiles } from '../attachments/selectFiles.ts';
import { line, root } from './MessageComposer.css.ts';
import { MessageInput } from './MessageInput.tsx';
import type { ReplyDraft } from './replyDraft.ts';

export interface MessageComposerProps {
  draft: ReplyDraft;
  onChange: (draft: ReplyDraft) => void;
  /** Called only if the draft can be sent and no message is being sent. */
  onSend: () => void;
  /** True while a message is being sent; the next one can be typed. */
  isSending: boolean;
  /** Upload progress, 0 to 100; `null` without files. */
  uploadPercent: number | null;
  /**
   * Progress per file of the current message, or of a message whose upload failed.
   * @default none
   */
  progress?: UploadProgressOf;
  /** Cancels the message during the upload of its files. */
  onCancel?: (() => void) | undefined;
  /** Uploads a failed file again. */
  onRetry?: ((file: File) => void) | undefined;
  /** The text area, focused after sending. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

const noProgress: UploadProgressOf = new Map();

/** The composer of a conversation. Spec §2, §4. */
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
  const [refusals, setRefusals] = useState<readonly TextMessage[]>([]);
  const isTooLong = draft.text.length > maximumMessageLength;
  // Files restored from a failed message add to newly chosen files.
  const hasTooMany = draft.files.length > maximumAttachments;
  const isBlocked = isSending || isTooLong || hasTooMany || !canSend(draft.text, draft.files.length);

  function send() {
    if (isBlocked) return;
    setRefusals([]);
    onSend();
    // The button is disabled now and would drop the focus.
    inputRef.current?.focus();
  }

  function add(chosen: File[]) {
    const taken = selectFiles(draft.files, chosen);
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
