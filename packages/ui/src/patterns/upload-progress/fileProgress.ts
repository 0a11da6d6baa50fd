export interface FileProgress {
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Bytes sent so far. */
  sent: number;
}

/** Upload state by file; files without an attempt are absent. */
export type UploadProgressOf = ReadonlyMap<File, FileProgress>;
