import { ApiError, createClient } from '@upline/api';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileProgress } from '../../../patterns/upload-progress/fileProgress.ts';
import { uploadFile } from '../../../queries/uploadFile.ts';
import { forgetRefused, uploadEach, uploadFor } from './uploadEach.ts';

/** A fake `XMLHttpRequest` that reports the bytes in `leaves` and responds at once. */
class Request {
  static leaves: readonly number[] = [];
  static status = 200;
  withCredentials = false;
  status = 0;
  response = '';
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getAllResponseHeaders = () => '';
  abort = () => undefined;
  send() {
    for (const loaded of Request.leaves) this.upload.onprogress?.({ loaded });
    this.status = Request.status;
    this.response = JSON.stringify({ success: true, file: { fileUrl: '/files/1/receipt.pdf' } });
    this.onload?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

function watched() {
  vi.stubGlobal('XMLHttpRequest', Request);
  const client = createClient({ baseUrl: '', token: () => null });
  const told: [string, FileProgress][] = [];
  const stages: string[] = [];
  return {
    told,
    stages,
    options: {
      upload: (file: File, options: object) => uploadFile(client, file, options),
      onProgress: (file: File, progress: FileProgress) => void told.push([file.name, progress]),
      onUpload: (stage: string) => void stages.push(stage),
      uploaded: new WeakMap<File, string>(),
      signal: new AbortController().signal,
      text: 'See here',
    },
  };
}

const file = new File(['0123456789'], 'receipt.pdf');

test('reports the sent bytes of each file, at most its size', async () => {
  Object.assign(Request, { leaves: [4, 200], status: 200 });
  const { told, stages, options } = watched();
  expect(await uploadFor([file], options)).toEqual(['/files/1/receipt.pdf']);
  expect(told).toEqual([
    ['receipt.pdf', { state: 'sending', sent: 0 }],
    ['receipt.pdf', { state: 'sending', sent: 4 }],
    ['receipt.pdf', { state: 'sending', sent: 10 }],
    ['receipt.pdf', { state: 'done', sent: 10 }],
  ]);
  expect(stages).toEqual(['started', 'done']);
});

test('uploads a file again only if the server no longer knows it', async () => {
  Object.assign(Request, { leaves: [10], status: 200 });
  const { told, options } = watched();
  await uploadEach([file], options);
  told.length = 0;
  await uploadEach([file], options);
  expect(told).toEqual([['receipt.pdf', { state: 'done', sent: 10 }]]);
  forgetRefused(new ApiError(409, null), [file], options.uploaded);
  expect(options.uploaded.has(file)).toBe(true);
  forgetRefused(new ApiError(422, null), [file], options.uploaded);
  expect(options.uploaded.has(file)).toBe(false);
});

test('sends text without failed files, and rejects failed files without text', async () => {
  Object.assign(Request, { leaves: [4], status: 503 });
  const { told, stages, options } = watched();
  expect(await uploadFor([file], options)).toEqual([]);
  expect(told.at(-1)).toEqual(['receipt.pdf', { state: 'failed', sent: 4 }]);
  expect(stages).toEqual(['started', 'dropped']);
  await expect(uploadFor([file], { ...options, text: ' ' })).rejects.toMatchObject({ status: 503 });
});

test('uploads nothing for a message without files', async () => {
  const { stages, options } = watched();
  expect(await uploadFor([], options)).toEqual([]);
  expect(stages).toEqual([]);
});
