/** The bytes of a file from one to another, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of files are kept, each under its key and never changed. */
export interface Storage {
  /** Makes sure that files can be kept. @throws Error in plain words when they cannot. */
  prepare(): Promise<void>;
  /** Keeps a file of this machine, which may be gone afterwards. Once this ends it is kept, come what may. */
  put(key: string, path: string): Promise<void>;
  /** A file's bytes; `null` when there is no such file. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a file, if it is there. */
  remove(key: string): Promise<void>;
}
