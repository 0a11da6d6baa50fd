import { ApiError, type CallOptions } from '@upline/api';
import { sendWithProgress } from '@upline/api/sendWithProgress';
import { isBlank } from '@upline/domain';
import type { FileProgress } from '../../../patterns/upload-progress/fileProgress.ts';

/** How far the files of a message are; `dropped` when they or the message itself did not get through. */
export type UploadStage = 'started' | 'done' | 'dropped';

/** Told how far the files of a message are. */
export interface UploadWatch {
  onUpload: (stage: UploadStage) => void;
  onProgress: (file: File, progress: FileProgress) => void;
  /** Files that are on the server already, and where: a second attempt does not send them again. */
  uploaded: WeakMap<File, string>;
}

/** Uploads one file by a call that is made as `options` says. @returns Its URL. */
export type UploadCall = (
  file: File,
  options: Required<Pick<CallOptions, 'signal' | 'send'>>,
) => Promise<string>;

interface UploadEachOptions extends Omit<UploadWatch, 'onUpload'> {
  upload: UploadCall;
  signal: AbortSignal;
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
    const send = sendWithProgress((bytes) => {
      // What leaves is a little more than the file: its name goes with it.
      sent = Math.min(bytes, file.size);
      onProgress(file, { state: 'sending', sent });
    });
    try {
      onProgress(file, { state: 'sending', sent });
      const url = await upload(file, { signal, send });
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

interface UploadForOptions extends UploadWatch {
  upload: UploadCall;
  signal: AbortSignal;
  /** What they go with; words go without files that could not be uploaded. */
  text: string;
}

/**
 * Uploads the files of a message before it is sent. Spec §4, §8.
 * @returns Their URLs; none when one of them did not go and the words go alone.
 * @throws ApiError when there are no words, or the signal's reason.
 */
export async function uploadFor(
  files: readonly File[],
  { text, onUpload, ...options }: UploadForOptions,
): Promise<string[]> {
  if (files.length === 0) return [];
  onUpload('started');
  try {
    const urls = await uploadEach(files, options);
    onUpload('done');
    return urls;
  } catch (error) {
    onUpload('dropped');
    if (options.signal.aborted || isBlank(text)) throw error;
    return [];
  }
}

/** What was uploaded too long ago is gone: files of a message that was refused are sent again. */
export function forgetRefused(error: unknown, files: readonly File[], uploaded: WeakMap<File, string>): void {
  if (!(error instanceof ApiError) || error.status !== 422) return;
  for (const file of files) uploaded.delete(file);
}
