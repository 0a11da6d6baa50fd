import { useLayoutEffect, useRef } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { AttachmentItem } from '../../../patterns/attachment-item/AttachmentItem.tsx';
import type { UploadProgressOf } from '../../../patterns/upload-progress/fileProgress.ts';
import { list } from './AttachmentList.css.ts';
import { fileKey } from './takeFiles.ts';

export interface AttachmentListProps {
  files: readonly File[];
  /** Called with the files that are left. */
  onChange: (files: readonly File[]) => void;
  /** Called once the last was taken away by its button, so that the focus finds another place. */
  onEmptied?: () => void;
  /** How their uploads went. @default none was tried */
  progress?: UploadProgressOf;
  /** Uploads one again. */
  onRetry?: ((file: File) => void) | undefined;
  /** @default false */
  isDisabled?: boolean;
}

/** The files that will go with a message; each can be taken away again. Spec §2. */
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
  // The button that was pressed goes with its file; the next one in the list takes the focus.
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
