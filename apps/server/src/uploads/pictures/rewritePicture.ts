import sharp, { type Metadata } from 'sharp';
import { PictureFault } from './pictureFault.ts';

/** The kinds of picture that are decoded, and re-encoded from their pixels. */
export type PixelFormat = 'jpeg' | 'png' | 'webp' | 'gif';

interface Budget {
  /** The most pixels, over all frames. */
  most: number;
  /** The most pixels of one that must be held whole: sent in passes, interlaced, or a frame of a film. */
  mostHeld: number;
  /** Above so many pixels a still picture is kept smaller. */
  kept: number;
  /** What a pixel costs, in those of a JPEG. */
  weight: number;
}

/** By what was measured of time and memory; docs/benchmarks.md has the figures. */
const budgets: Readonly<Record<PixelFormat, Budget>> = {
  jpeg: { most: 64e6, mostHeld: 24e6, kept: 16e6, weight: 1 },
  png: { most: 64e6, mostHeld: 32e6, kept: 64e6, weight: 1 },
  webp: { most: 16e6, mostHeld: 4e6, kept: 4e6, weight: 4 },
  gif: { most: 40e6, mostHeld: 8e6, kept: 40e6, weight: 8 },
};

/** From so many pixels on the tables of a JPEG are the usual ones: better ones need all of it in memory. */
const ownTables = 4e6;

// Nothing else is ever read here, whatever a file says that it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Makes the library load whatever it loads at its first use. */
export async function warmUp(): Promise<void> {
  const raw = { width: 8, height: 8, channels: 3 } as const;
  await sharp(Buffer.alloc(8 * 8 * 3), { raw })
    .png()
    .toBuffer();
}

const framesOf = ({ pages = 1 }: Metadata) => pages;
const pixelsOf = (metadata: Metadata) => metadata.width * metadata.height * framesOf(metadata);

/** Reads what a picture says of itself, and holds it against the budget of its kind. */
async function look(path: string, format: PixelFormat): Promise<Metadata> {
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureFault('unreadable');
    });
  if (metadata.format !== format) throw new PictureFault('unreadable');
  const { most, mostHeld } = budgets[format];
  const isHeld = framesOf(metadata) > 1 || format === 'gif' || metadata.isProgressive === true;
  const held = metadata.width * metadata.height;
  if (pixelsOf(metadata) > most || (isHeld && held > mostHeld)) throw new PictureFault('tooLarge');
  return metadata;
}

/**
 * What a picture will cost, in pixels of a JPEG.
 * @throws PictureFault when it is no picture of its kind or has too many pixels.
 */
export async function costOf(path: string, format: PixelFormat): Promise<number> {
  return pixelsOf(await look(path, format)) * budgets[format].weight;
}

function encodingOf(format: PixelFormat, pixels: number) {
  return {
    jpeg: { quality: 90, optimiseCoding: pixels <= ownTables },
    png: {},
    webp: { quality: 90, effort: 2 },
    gif: { effort: 1 },
  }[format];
}

/** Whether a picture can be read to its last pixel: then what failed was not its fault. */
async function isReadable(path: string, most: number): Promise<boolean> {
  return sharp(path, { animated: true, failOn: 'error', limitInputPixels: most })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Re-encodes a picture: upright as its camera meant it, moving if it moved, of a size that a screen can show, and
 * without anything else that was in the file, such as where it was taken.
 * @throws PictureFault when it is refused.
 * @throws Error when it could not be written.
 */
export async function rewritePicture(from: string, to: string, format: PixelFormat): Promise<void> {
  const metadata = await look(from, format);
  const { most, kept } = budgets[format];
  const pixels = pixelsOf(metadata);
  const picture = sharp(from, { animated: true, failOn: 'error', limitInputPixels: most }).autoOrient();
  if (framesOf(metadata) === 1 && pixels > kept) {
    const scale = Math.sqrt(kept / pixels);
    const { width, height } = metadata.autoOrient;
    const side = (length: number) => Math.max(1, Math.floor(length * scale));
    picture.resize({ width: side(width), height: side(height), fit: 'inside' });
  }
  try {
    await picture.toFormat(format, encodingOf(format, pixels)).toFile(to);
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(words)) throw new PictureFault('tooLarge');
    if (/out of memory|allocat|insufficient memory/i.test(words)) throw new PictureFault('memory');
    if (await isReadable(from, most)) throw error;
    throw new PictureFault('unreadable');
  }
}
