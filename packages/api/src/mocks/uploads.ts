/** How long a signed link to a file works, seconds. */
const lifetime = 60 * 60;

const folder = '/files/';

/** An uploaded file. */
export interface StoredFile {
  /** The wallet that uploaded it, in lower case; `support` for support's. */
  owner: string;
  /** Where it is served, without the query that signs the link. */
  path: string;
  name: string;
  /** Its media type, as it is served. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The files of a mocked world. */
export interface Uploads {
  /** Keeps a file. @returns Its path, as a message or a profile keeps it. */
  add(owner: string, file: Pick<StoredFile, 'name' | 'type' | 'bytes'>): string;
  /** The paths of what a wallet uploaded, oldest first. */
  of(owner: string): string[];
  remove(path: string): void;
  /** The file behind a link of this server, signed or not. */
  find(url: string): StoredFile | undefined;
  isOwn(owner: string, url: string): boolean;
  /** A link that works for an hour. */
  sign(url: string): string;
  /** Whether a link is signed and has not expired. */
  isSigned(url: string): boolean;
}

/** A file's path from any link to it: the query only signs. */
export function filePathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Spreads a number over 256 bits, so that the names of neighbours look nothing alike. */
function scattered(n: number): string {
  const spread = 0x9e3779b97f4a7c15f39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95n;
  return ((BigInt(n) * spread) % 2n ** 256n).toString(16).padStart(64, '0');
}

/** A mocked world's signature: no secret is in it, and any change of path or time spoils it. */
function signatureOf(path: string, expiry: number): string {
  const sum = Array.from(`${path}:${expiry}`).reduce(
    (hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
  return sum.toString(16).padStart(8, '0');
}

/** No file yet. */
export function createUploads(now: () => Date): Uploads {
  const files = new Map<string, StoredFile>();
  let added = 0;
  const seconds = () => Math.floor(now().getTime() / 1000);
  const find = (url: string) => files.get(filePathOf(url));

  return {
    add(owner, file) {
      added += 1;
      const path = `${folder}${scattered(added)}/${encodeURIComponent(file.name)}`;
      files.set(path, { ...file, owner: owner.toLowerCase(), path });
      return path;
    },
    of: (owner) =>
      [...files.values()].filter((file) => file.owner === owner.toLowerCase()).map(({ path }) => path),
    remove: (path) => void files.delete(path),
    find,
    isOwn: (owner, url) => find(url)?.owner === owner.toLowerCase(),
    sign(url) {
      const path = filePathOf(url);
      const expiry = seconds() + lifetime;
      return `${path}?exp=${expiry}&sig=${signatureOf(path, expiry)}`;
    },
    isSigned(url) {
      const query = new URLSearchParams(url.split('?')[1]);
      const expiry = Number(query.get('exp'));
      return expiry > seconds() && query.get('sig') === signatureOf(filePathOf(url), expiry);
    },
  };
}
