import { createReadStream } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { isErrno } from '../platform/system/isErrno.ts';
import type { PictureFormat } from './pictures/job.ts';

/** How a text is written that is kept as UTF-8. */
type OtherEncoding = 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What a file turns out to be. */
export interface FileKind {
  /** The media type that it is served as. */
  type: string;
  /** As what its picture is cleaned of all else that is in the file; absent for what is no picture. */
  format?: PictureFormat;
  /** What a text is turned into UTF-8 from; absent for one that is UTF-8. */
  encoding?: OtherEncoding;
  /** The ending of such a file where its name has that of another kind of picture. */
  ending?: string;
}

interface Kind extends FileKind {
  /** What the bytes of such a file may show it to be. */
  shows: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';
const jpeg: Kind = { type: 'image/jpeg', format: 'jpeg', shows: ['image/jpeg'] };

/** Pictures by ending in lower case, each kind's usual one first. SVG, which can carry scripts, is none of them. */
const pictures: Readonly<Record<string, Kind>> = {
  jpg: jpeg,
  jpeg,
  jfif: jpeg,
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
};

/** Documents by ending in lower case. HTML, which can carry scripts, is none of them; nor are programs. */
const documents: Readonly<Record<string, Kind>> = {
  // The container of all older Office documents says no more of what it holds.
  doc: { type: 'application/msword', shows: ['application/x-cfb'] },
  xls: { type: 'application/vnd.ms-excel', shows: ['application/x-cfb'] },
  docx: { type: `${office}.wordprocessingml.document`, shows: [`${office}.wordprocessingml.document`] },
  xlsx: { type: `${office}.spreadsheetml.sheet`, shows: [`${office}.spreadsheetml.sheet`] },
};

/** What no text holds: controls but tab, line ends and the form feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const control = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/;

/** Whether a whole file is text in an encoding, without what is refused. */
async function isText(path: string, encoding: string, refused: RegExp): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (refused.test(decoder.decode(chunk as Uint8Array, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function beginningOf(path: string, length: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const nul = /\0/;

/** What a text is written in; `null` for what is none. */
async function textKind(path: string): Promise<FileKind | null> {
  const type = 'text/plain; charset=utf-8';
  const mark = (await beginningOf(path, 2)).toString('hex');
  // What PowerShell's `>` and Notepad's "Unicode" write begins with a mark.
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' } as const;
  if (mark === 'fffe' || mark === 'feff') {
    const encoding = marked[mark];
    return (await isText(path, encoding, nul)) ? { type, encoding } : null;
  }
  if (await isText(path, 'utf-8', nul)) return { type };
  return (await isText(path, 'windows-1252', control)) ? { type, encoding: 'windows-1252' } : null;
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

/** Readers of PDF look for its mark in the first kilobyte, and some programs write a line before it. */
async function isPdf(path: string): Promise<boolean> {
  const shown = await shownType(path);
  if (shown !== undefined) return shown === 'application/pdf';
  return (await beginningOf(path, 1024)).includes('%PDF-');
}

/**
 * What a file is by its ending and its bytes. A picture is what its bytes say, whatever kind of picture its name says,
 * since messengers and browsers name them wrong, and it is written from its pixels in any case.
 * @returns `null` where name and content differ.
 */
export async function fileKind(name: string, path: string): Promise<FileKind | null> {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (ending === 'txt') return textKind(path);
  if (ending === 'pdf') return (await isPdf(path)) ? { type: 'application/pdf' } : null;
  const shown = await shownType(path);
  if (shown === undefined) return null;
  if (Object.hasOwn(documents, ending)) {
    const kind = documents[ending];
    return kind?.shows.includes(shown) ? kind : null;
  }
  const named = Object.hasOwn(pictures, ending) ? pictures[ending] : undefined;
  if (named === undefined) return null;
  if (named.shows.includes(shown)) return named;
  const [usual, kind] = Object.entries(pictures).find(([, { shows }]) => shows.includes(shown)) ?? [];
  return kind && usual ? { ...kind, ending: usual } : null;
}

/** Writes a text as UTF-8, without the mark of its encoding. */
export async function rewriteText(from: string, to: string, encoding: OtherEncoding): Promise<void> {
  const text = new TextDecoder(encoding).decode(await readFile(from));
  await writeFile(to, text, { flag: 'wx', mode: 0o600 });
}

const inline: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'];

/** Whether a browser shows a file of this type instead of saving it. None of them runs a script here. */
export function isShown(type: string): boolean {
  return inline.includes(type);
}
