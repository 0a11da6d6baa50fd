import { useRef, useState } from 'react';
import type { FileProgress, UploadProgressOf } from '../../../patterns/upload-progress/fileProgress.ts';
import { type UploadCall, type UploadStage, type UploadWatch, uploadEach } from './uploadEach.ts';

/**
 * Upload progress per file of a message, with cancel and retry.
 * @param upload Uploads one file.
 */
export function useUploads(upload: UploadCall) {
  const [uploaded] = useState(() => new WeakMap<File, string>());
  const [progress, setProgress] = useState<UploadProgressOf>(new Map());
  const [stage, setStage] = useState<UploadStage>('dropped');
  const cancelling = useRef(new AbortController());

  const onProgress = (file: File, now: FileProgress) =>
    setProgress((before) => new Map(before).set(file, now));
  const watch: UploadWatch = { onUpload: setStage, onProgress, uploaded };

  return {
    /** Receives the progress of the message's uploads. */
    watch,
    progress,
    stage,
    /** Starts with files of which nothing was sent. @returns The signal that cancels them. */
    begin(files: readonly File[]): AbortSignal {
      setProgress(new Map(files.map((file) => [file, { state: 'waiting', sent: 0 }])));
      cancelling.current = new AbortController();
      return cancelling.current.signal;
    },
    cancel: () => cancelling.current.abort(),
    isCancelled: () => cancelling.current.signal.aborted,
    /** Clears the progress of cancelled uploads. */
    forget: () => setProgress(new Map()),
    retry(file: File) {
      const { signal } = new AbortController();
      // The file's row shows the result.
      void uploadEach([file], { upload, onProgress, signal, uploaded }).catch(() => {});
    },
  };
}
