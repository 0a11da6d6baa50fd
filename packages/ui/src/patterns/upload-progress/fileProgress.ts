/** How far one file has come. */
export interface FileProgress {
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Bytes of it that have left. */
  sent: number;
}

/** How far each file has come; one that was never sent is left out. */
export type UploadProgressOf = ReadonlyMap<File, FileProgress>;
