import type { PictureFaultKind } from './pictureFault.ts';
import type { PixelFormat } from './rewritePicture.ts';

/** How a picture is cleaned: from its pixels, or by blanking all else in its file. */
export type PictureFormat = PixelFormat | 'avif' | 'heic' | 'bmp';

/** A picture that is to be cleaned: from a file of this machine into another. */
export interface Picture {
  from: string;
  to: string;
  format: PictureFormat;
}

/** What a picture's process is asked: what a picture costs, or to clean it. */
export type Job = Picture & { step: 'measure' | 'clean' };

/** What it answers. A cost is in pixels of a JPEG. What it cannot say, because it is over its limits, is `over`. */
export type Answer =
  | { cost: number }
  | { fault: PictureFaultKind }
  | { failure: string }
  | { over: 'memory' | 'time' };

/** An answer, and whether its process has kept so much memory that another picture should have a new one. */
export type Said = Answer & { isWorn?: boolean };

/** What a process may take for itself. */
export interface Limits {
  /** Bytes beyond what it has when it starts. */
  memory: number;
  /** Seconds of processor for one job, over all its threads. */
  processor: number;
}
