const folder = '/files/';

export interface StoredFile {
  /** The wallet that uploaded the file, in lower case; `support` for support's. */
  owner: string;
  /** The path, without the query that signs the link. */
  path: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Uploads = ReturnType<typeof createUploads>;

/** A file's path from any link to it: the query only signs. */
export function filePathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Spreads a number over 256 bits, so that neighbouring names differ in every digit. */
function scattered(n: number): string {
  const spread = 0x9e3779b97f4a7c15f39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95n;
  return ((BigInt(n) * spread) % 2n ** 256n).toString(16).padStart(64, '0');
}

export function createUploads() {
  const files = new Map<string, StoredFile>();
  let added = 0;
  const find = (url: string) => files.get(filePathOf(url));

  return {
    /** Stores a file. @returns The path, as stored in a message or a profile. */
    add(owner: string, file: Pick<StoredFile, 'name' | 'type' | 'bytes'>) {
      added += 1;
      const path = `${folder}${scattered(added)}/${encodeURIComponent(file.name)}`;
      files.set(path, { ...file, owner: owner.toLowerCase(), path });
      return path;
    },
    /** The paths of a wallet's uploads, oldest first. */
    of: (owner: string) =>
      [...files.values()].filter((file) => file.owner === owner.toLowerCase()).map(({ path }) => path),
    /** The file of a link, signed or not. */
    find,
    /** A signed link, which never expires. */
    sign: (url: string) => `${filePathOf(url)}?exp=1795266000&sig=mock`,
  };
}

/** Media types that browsers may display; all others are downloaded. None can contain scripts. */
const shownTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/**
 * The media type by the file's extension, as stored and served by the mocked server. The sender's
 * type is ignored.
 */
export function mediaTypeOf(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return shownTypes[ending] ?? (ending === 'txt' ? 'text/plain; charset=utf-8' : 'application/octet-stream');
}

/** True if a browser may display a file of this media type. */
export function isShown(mediaType: string): boolean {
  return Object.values(shownTypes).includes(mediaType);
}
