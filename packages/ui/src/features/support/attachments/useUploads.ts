import { useRef, useState } from 'react';
import type { FileProgress, UploadProgressOf } from '../../../patterns/upload-progress/fileProgress.ts';
import { type UploadCall, type UploadStage, type UploadWatch, uploadEach } from './uploadEach.ts';

/**
 * How far each file of a message has come, the way to take them back and another try for one that did not go.
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
    /** What the sending of the message tells. */
    watch,
    progress,
    stage,
    /** Begins with files of which nothing was sent. @returns What takes them back. */
    begin(files: readonly File[]): AbortSignal {
      setProgress(new Map(files.map((file) => [file, { state: 'waiting', sent: 0 }])));
      cancelling.current = new AbortController();
      return cancelling.current.signal;
    },
    cancel: () => cancelling.current.abort(),
    isCancelled: () => cancelling.current.signal.aborted,
    /** Forgets what became of uploads that were taken back. */
    forget: () => setProgress(new Map()),
    retry(file: File) {
      const { signal } = new AbortController();
      // What it comes to stands beside the file.
      void uploadEach([file], { upload, onProgress, signal, uploaded }).catch(() => {});
    },
  };
}
