import sharp, { type Metadata } from 'sharp';
import { PictureFault } from './pictureFault.ts';

/** Formats that are decoded and re-encoded. */
export type PixelFormat = 'jpeg' | 'png' | 'webp' | 'gif';

interface Budget {
  /** Maximum number of pixels over all frames. */
  most: number;
  /**
   * Maximum number of pixels of a picture decoded whole: progressive, interlaced, or a frame of an
   * animation.
   */
  mostHeld: number;
  /** Number of pixels above which a still picture is scaled down. */
  kept: number;
  /** Cost of a pixel relative to a JPEG's. */
  weight: number;
}

/** Based on measured times and memory; see docs/benchmarks.md. */
const budgets: Readonly<Record<PixelFormat, Budget>> = {
  jpeg: { most: 64e6, mostHeld: 24e6, kept: 16e6, weight: 1 },
  png: { most: 64e6, mostHeld: 32e6, kept: 64e6, weight: 1 },
  webp: { most: 16e6, mostHeld: 4e6, kept: 4e6, weight: 4 },
  gif: { most: 40e6, mostHeld: 8e6, kept: 40e6, weight: 8 },
};

/**
 * Number of pixels above which JPEGs use default Huffman tables: optimal ones need the whole
 * picture in memory.
 */
const ownTables = 4e6;

// Blocks all other decoders, whatever a file claims to be.
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

/** Loads the library's lazily loaded parts. */
export async function warmUp(): Promise<void> {
  const raw = { width: 8, height: 8, channels: 3 } as const;
  await sharp(Buffer.alloc(8 * 8 * 3), { raw })
    .png()
    .toBuffer();
}

const framesOf = ({ pages = 1 }: Metadata) => pages;
const pixelsOf = (metadata: Metadata) => metadata.width * metadata.height * framesOf(metadata);

/** Reads a picture's metadata and checks the budget of its format. */
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
 * Cost of a picture, in pixels of a JPEG.
 * @throws PictureFault for another format or too many pixels.
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

/** True if every pixel can be decoded, so that the picture did not cause the failure. */
async function isReadable(path: string, most: number): Promise<boolean> {
  return sharp(path, { animated: true, failOn: 'error', limitInputPixels: most })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Re-encodes a picture: upright, with its animation, scaled for screens, and without metadata such
 * as its location.
 * @throws PictureFault if it is refused.
 * @throws Error if it cannot be written.
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
