/** A range of bytes, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of immutable files by key. */
export interface Storage {
  /** Checks that files can be stored. @throws Error with advice if not. */
  prepare(): Promise<void>;
  /** Stores a local file, which may be deleted afterwards. Durable once resolved. */
  put(key: string, path: string): Promise<void>;
  /** A file's content; `null` for an unknown key. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes a file if it exists. */
  remove(key: string): Promise<void>;
}
