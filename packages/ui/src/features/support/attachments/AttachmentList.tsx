import { useLayoutEffect, useRef } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { AttachmentItem } from '../../../patterns/attachment-item/AttachmentItem.tsx';
import type { UploadProgressOf } from '../../../patterns/upload-progress/fileProgress.ts';
import { list } from './AttachmentList.css.ts';
import { fileKey } from './selectFiles.ts';

export interface AttachmentListProps {
  files: readonly File[];
  /** Called with the remaining files. */
  onChange: (files: readonly File[]) => void;
  /** Called after the last file was removed, so that the parent can move the focus. */
  onEmptied?: () => void;
  /** Upload progress by file. @default no upload was started */
  progress?: UploadProgressOf;
  /** Uploads a failed file again. */
  onRetry?: ((file: File) => void) | undefined;
  /** @default false */
  isDisabled?: boolean;
}

/** Removable files of a message. Spec §2. */
export function AttachmentList({
  files,
  onChange,
  onEmptied,
  progress,
  onRetry,
  isDisabled,
}: AttachmentListProps) {
  const t = useMessage();
  const root = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  // The pressed button disappears with its file; focus the next file's button.
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('li > span > button:last-child') ?? [];
    buttons[Math.min(removed.current, files.length - 1)]?.focus();
    removed.current = null;
  }, [files]);

  function remove(index: number) {
    removed.current = index;
    onChange(files.toSpliced(index, 1));
    if (files.length === 1) onEmptied?.();
  }

  if (files.length === 0) return null;
  return (
    <ul ref={root} aria-label={t('attachments.chosen')} className={list}>
      {files.map((file, index) => (
        <AttachmentItem
          key={fileKey(file)}
          file={file}
          state={progress?.get(file)?.state}
          onRetry={onRetry && (() => onRetry(file))}
          isDisabled={isDisabled}
          onRemove={() => remove(index)}
        />
      ))}
    </ul>
  );
}
