import { ApiError, type CallOptions } from '@upline/api';
import { isBlank } from '@upline/domain';
import type { FileProgress } from '../../../patterns/upload-progress/fileProgress.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** Upload stage of a message's files; `dropped` if the files or the message failed. */
export type UploadStage = 'started' | 'done' | 'dropped';

/** Receives the upload progress of a message's files. */
export interface UploadWatch {
  onUpload: (stage: UploadStage) => void;
  onProgress: (file: File, progress: FileProgress) => void;
  /** URLs of files already on the server; a second attempt does not upload them again. */
  uploaded: WeakMap<File, string>;
}

/** Uploads one file with the call options. @returns Its URL. */
export type UploadCall = (
  file: File,
  options: Required<Pick<CallOptions, 'signal' | 'send'>>,
) => Promise<string>;

interface UploadEachOptions extends Omit<UploadWatch, 'onUpload'> {
  upload: UploadCall;
  signal: AbortSignal;
}

/**
 * Uploads files one after the other and continues after a failure.
 * @returns Their URLs, in order.
 * @throws The error of the first failed file, or the signal's reason.
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
      // The request body is larger than the file, because it contains the file's name.
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
  /** The message text; text is sent even if its files fail. */
  text: string;
}

/**
 * Uploads the files of a message before it is sent. Spec §4, §8.
 * @returns Their URLs; empty if a file failed and only the text is sent.
 * @throws ApiError if a file failed and there is no text, or the signal's reason.
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

/** Uploads expire on the server; after a 422, the files of the message are uploaded again. */
export function forgetRefused(error: unknown, files: readonly File[], uploaded: WeakMap<File, string>): void {
  if (!(error instanceof ApiError) || error.status !== 422) return;
  for (const file of files) uploaded.delete(file);
}
