import { createReadStream } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { isErrno } from '../platform/system/isErrno.ts';
import type { PictureFormat } from './pictures/job.ts';

/** Encodings of text that are converted to UTF-8. */
type OtherEncoding = 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface FileKind {
  /** Media type for serving the file. */
  type: string;
  /** Picture format for removing metadata; undefined for other files. */
  format?: PictureFormat;
  /** Encoding to convert from; undefined for UTF-8. */
  encoding?: OtherEncoding;
  /** File extension that replaces a wrong one of another picture format. */
  ending?: string;
}

interface Kind extends FileKind {
  /** Media types that the file's bytes may have. */
  shows: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';
const jpeg: Kind = { type: 'image/jpeg', format: 'jpeg', shows: ['image/jpeg'] };

/**
 * Pictures by extension in lower case, with each format's usual one first. SVG is excluded, since
 * it can contain scripts.
 */
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

/**
 * Documents by extension in lower case. HTML, which can contain scripts, and programs are excluded.
 */
const documents: Readonly<Record<string, Kind>> = {
  // All older Office formats share one container, whose content is not inspected.
  doc: { type: 'application/msword', shows: ['application/x-cfb'] },
  xls: { type: 'application/vnd.ms-excel', shows: ['application/x-cfb'] },
  docx: { type: `${office}.wordprocessingml.document`, shows: [`${office}.wordprocessingml.document`] },
  xlsx: { type: `${office}.spreadsheetml.sheet`, shows: [`${office}.spreadsheetml.sheet`] },
};

/** Control characters other than tab, line breaks and form feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const control = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/;

/** True if the whole file is valid text in an encoding and matches no `refused` character. */
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

/** Detects the encoding of a text file; `null` if it is not text. */
async function textKind(path: string): Promise<FileKind | null> {
  const type = 'text/plain; charset=utf-8';
  const mark = (await beginningOf(path, 2)).toString('hex');
  // PowerShell's `>` and Notepad's "Unicode" write a byte order mark.
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
    // A malformed file may break the detection; errors of the disk are thrown.
    if (isErrno(error)) throw error;
    return undefined;
  }
}

/**
 * PDF readers search for the signature in the first kilobyte, since some programs write a line
 * before it.
 */
async function isPdf(path: string): Promise<boolean> {
  const shown = await shownType(path);
  if (shown !== undefined) return shown === 'application/pdf';
  return (await beginningOf(path, 1024)).includes('%PDF-');
}

/**
 * Detects the kind of a file by its extension and bytes. A picture's bytes decide over its
 * extension, since messengers and browsers mislabel pictures; it is re-encoded in any case.
 * @returns `null` if name and content do not match.
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

/** Converts a text file to UTF-8 without a byte order mark. */
export async function rewriteText(from: string, to: string, encoding: OtherEncoding): Promise<void> {
  const text = new TextDecoder(encoding).decode(await readFile(from));
  await writeFile(to, text, { flag: 'wx', mode: 0o600 });
}

const inline: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'];

/** True for types that browsers show inline; none of these types can run scripts here. */
export function isShown(type: string): boolean {
  return inline.includes(type);
}
