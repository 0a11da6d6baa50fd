import type { FileProgress } from '../patterns/upload-progress/fileProgress.ts';

export interface UploadEachOptions {
  /** Uploads one file. @returns Its URL. */
  upload: (file: File, onSent: (bytes: number) => void) => Promise<string>;
  onProgress: (file: File, progress: FileProgress) => void;
  signal: AbortSignal;
  /** Files that are on the server already, and where: a second attempt does not send them again. */
  uploaded: WeakMap<File, string>;
}

/**
 * Uploads files one after the other. One that fails keeps the others from nothing.
 * @returns Their URLs, in order. @throws What kept the first that did not go, or the signal's reason.
 */
export async function uploadEach(
  files: readonly File[],
  { upload, onProgress, signal, uploaded }: UploadEachOptions,
): Promise<string[]> {
  const urls: string[] = [];
  const failures: unknown[] = [];
  for (const file of files) {
    const done = () => onProgress(file, { state: 'done', sent: file.size });
    const known = uploaded.get(file);
    if (known !== undefined) {
      urls.push(known);
      done();
      continue;
    }
    let sent = 0;
    try {
      onProgress(file, { state: 'sending', sent });
      const url = await upload(file, (bytes) => {
        // What leaves is a little more than the file: its name goes with it.
        sent = Math.min(bytes, file.size);
        onProgress(file, { state: 'sending', sent });
      });
      uploaded.set(file, url);
      urls.push(url);
      done();
    } catch (cause) {
      signal.throwIfAborted();
      onProgress(file, { state: 'failed', sent });
      failures.push(cause);
    }
  }
  if (failures.length > 0) throw failures[0];
  return urls;
}
