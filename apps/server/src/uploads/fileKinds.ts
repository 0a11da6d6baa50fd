import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { isErrno } from '../system/isErrno.ts';
import type { PictureFormat } from './pictures/job.ts';

/** What a file turns out to be. */
export interface FileKind {
  /** The media type that it is served as. */
  type: string;
  /** As what its picture is cleaned of all else that is in the file; absent for what is no picture. */
  format?: PictureFormat;
}

interface Kind extends FileKind {
  /** What the bytes of such a file may show it to be. */
  shows: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';
const jpeg: Kind = { type: 'image/jpeg', format: 'jpeg', shows: ['image/jpeg'] };

/** By ending in lower case. SVG and HTML, which can carry scripts, are none of them; nor are programs. */
const kinds: Readonly<Record<string, Kind>> = {
  jpg: jpeg,
  jpeg,
  png: { type: 'image/png', format: 'png', shows: ['image/png', 'image/apng'] },
  gif: { type: 'image/gif', format: 'gif', shows: ['image/gif'] },
  webp: { type: 'image/webp', format: 'webp', shows: ['image/webp'] },
  avif: { type: 'image/avif', format: 'avif', shows: ['image/avif'] },
  heic: {
    type: 'image/heic',
    format: 'heic',
    shows: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  bmp: { type: 'image/bmp', format: 'bmp', shows: ['image/bmp'] },
  pdf: { type: 'application/pdf', shows: ['application/pdf'] },
  // The container of all older Office documents says no more of what it holds.
  doc: { type: 'application/msword', shows: ['application/x-cfb'] },
  xls: { type: 'application/vnd.ms-excel', shows: ['application/x-cfb'] },
  docx: { type: `${office}.wordprocessingml.document`, shows: [`${office}.wordprocessingml.document`] },
  xlsx: { type: `${office}.spreadsheetml.sheet`, shows: [`${office}.spreadsheetml.sheet`] },
};

/** Whether a file is text: valid UTF-8 without a NUL. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (decoder.decode(chunk as Uint8Array, { stream: true }).includes('\0')) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function shownType(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    // A file that only looks like one of its kind may break the search; a disk that fails is another matter.
    if (isErrno(error)) throw error;
    return undefined;
  }
}

/** What a file is by its ending and its bytes together; `null` when they disagree or it is of no kind taken. */
export async function fileKind(name: string, path: string): Promise<FileKind | null> {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (ending === 'txt') return (await isText(path)) ? { type: 'text/plain; charset=utf-8' } : null;
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
  const shown = kind && (await shownType(path));
  return kind && shown !== undefined && kind.shows.includes(shown) ? kind : null;
}

const inline: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'];

/** Whether a browser shows a file of this type instead of saving it. None of them runs a script here. */
export function isShown(type: string): boolean {
  return inline.includes(type);
}
