import type { PictureFaultKind } from './pictureFault.ts';
import type { PixelFormat } from './rewritePicture.ts';

/** Formats, cleaned by re-encoding the pixels or by blanking everything else in the file. */
export type PictureFormat = PixelFormat | 'avif' | 'heic' | 'bmp';

/** A picture to clean, with its source and target file. */
export interface Picture {
  from: string;
  to: string;
  format: PictureFormat;
}

/** A job of the process: measures the cost of a picture, or cleans it. */
export type Job = Picture & { step: 'measure' | 'clean' };

/**
 * Result of a job. The cost is in pixels of a JPEG; `over` means that the process exceeded a limit.
 */
export type Answer =
  | { cost: number }
  | { fault: PictureFaultKind }
  | { failure: string }
  | { over: 'memory' | 'time' };

/** A result; `isWorn` is true if the process retains so much memory that it must be replaced. */
export type Said = Answer & { isWorn?: boolean };

export interface Limits {
  /** Bytes beyond the initial memory. */
  memory: number;
  /** Processor seconds per job, over all threads. */
  processor: number;
}
