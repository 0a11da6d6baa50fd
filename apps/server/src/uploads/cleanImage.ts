import sharp from 'sharp';
import { HttpFailure } from '../http/httpFailure.ts';
import type { FileKind } from './fileKinds.ts';
import { inTurn } from './inTurn.ts';

/** The most pixels of a picture, over all its frames: a phone's 48 million, and no bomb. */
const maximumPixels = 64_000_000;

/** How long one picture may take, seconds. */
const patience = 60;

// Each picture may take some hundred megabytes while it is written anew.
const turn = inTurn(2);
sharp.cache(false);
sharp.concurrency(1);

const options = {
  jpeg: { quality: 90 },
  png: {},
  webp: { quality: 90 },
  avif: { quality: 70, effort: 2 },
  gif: {},
} as const;

function says(error: unknown, words: RegExp): boolean {
  return error instanceof Error && words.test(error.message);
}

const open = (path: string) =>
  sharp(path, { animated: true, failOn: 'error', limitInputPixels: maximumPixels });

/** Whether a picture can be read to its last pixel: then what failed was not its fault. */
async function isReadable(path: string): Promise<boolean> {
  return open(path)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Writes a picture anew: upright as its camera meant it, moving if it moved, and without anything else that
 * was in the file, such as where it was taken.
 * @throws HttpFailure 415 when it is no picture, 422 when it has too many pixels.
 * @throws Error when it could not be written, or not in time.
 */
export async function cleanImage(
  from: string,
  to: string,
  format: NonNullable<FileKind['format']>,
): Promise<void> {
  await turn(async () => {
    try {
      await open(from)
        .autoOrient()
        .timeout({ seconds: patience })
        .toFormat(format, options[format])
        .toFile(to);
    } catch (error) {
      if (says(error, /pixel limit/i)) throw new HttpFailure(422, 'server.imageTooLarge');
      if (says(error, /^timeout/) || (await isReadable(from))) throw error;
      throw new HttpFailure(415, 'server.fileType');
    }
  });
}
