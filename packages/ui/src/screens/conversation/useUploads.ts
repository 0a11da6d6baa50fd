import { useState } from 'react';
import type { FileProgress, UploadProgressOf } from '../../patterns/upload-progress/fileProgress.ts';
import { usePorts } from '../../ports/ports.tsx';
import { uploadToTicket } from '../../queries/useReply.ts';

/** How far each file of a ticket's message has come, and another try for one that did not go. */
export function useUploads(ticketId: string) {
  const { client } = usePorts();
  const [uploaded] = useState(() => new WeakMap<File, string>());
  const [progress, setProgress] = useState<UploadProgressOf>(new Map());

  const onProgress = (file: File, now: FileProgress) =>
    setProgress((before) => new Map(before).set(file, now));

  return {
    progress,
    onProgress,
    uploaded,
    /** Begins with files of which nothing was sent. */
    begin: (files: readonly File[]) =>
      setProgress(new Map(files.map((file) => [file, { state: 'waiting', sent: 0 }]))),
    /** Forgets what became of uploads that were taken back. */
    forget: () => setProgress(new Map()),
    retry(file: File) {
      const { signal } = new AbortController();
      // What it comes to stands beside the file.
      void uploadToTicket(client, ticketId, [file], { onProgress, signal, uploaded }).catch(() => {});
    },
  };
}
