import { PictureFault } from './pictureFault.ts';

const fileHeader = 14;
const plainHeader = 40;
/** Size of the shortest header with masks for colours and transparency. */
const maskedHeader = 108;

/** Pixel encodings: plain, run lengths of bytes or half bytes, or masks. */
const [asTheyAre, inBytes, inHalves, byMasks] = [0, 1, 2, 3];
const depths = new Set([1, 4, 8, 16, 24, 32]);

/** Identifier of sRGB in a header with masks. */
const usualColours = 0x73_52_47_42;

/**
 * Rebuilds a BMP from its header, palette and pixels; drops all other data, such as longer headers.
 * @throws PictureFault if it is invalid or of a rare variant.
 */
export function plainBmp(bytes: Buffer, most: number): Buffer {
  const refuse = () => new PictureFault('unreadable');
  if (bytes.length < fileHeader + plainHeader) throw refuse();
  const headerSize = bytes.readUInt32LE(14);
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  const [depth, packing] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  if (headerSize < plainHeader || headerSize > 124 || width <= 0 || height === 0 || !depths.has(depth)) {
    throw refuse();
  }
  if (width * height > most) throw new PictureFault('tooLarge');
  const isRun = (packing === inBytes && depth === 8) || (packing === inHalves && depth === 4);
  const isMasked = packing === byMasks && (depth === 16 || depth === 32);
  if (packing !== asTheyAre && !isRun && !isMasked) throw refuse();

  const used = bytes.readUInt32LE(46);
  const colours = depth <= 8 ? used || 2 ** depth : 0;
  if (colours > 256) throw refuse();
  const afterHeader = fileHeader + headerSize;
  const palette = bytes.subarray(afterHeader, afterHeader + colours * 4);
  const rows = Math.ceil((width * depth) / 32) * 4 * height;
  const start = bytes.readUInt32LE(10);
  const pixels = bytes.subarray(start, start + (isRun ? bytes.readUInt32LE(34) : rows));
  const isWhole = isRun
    ? pixels.length > 0 && pixels.length === bytes.readUInt32LE(34)
    : pixels.length === rows;
  if (!isWhole || palette.length !== colours * 4 || start < afterHeader) throw refuse();

  const size = isMasked ? maskedHeader : plainHeader;
  const head = Buffer.alloc(fileHeader + size);
  head.write('BM', 'latin1');
  head.writeUInt32LE(head.length + palette.length + pixels.length, 2);
  head.writeUInt32LE(head.length + palette.length, 10);
  // Dimensions, encoding and print resolution.
  bytes.copy(head, 18, 18, 46);
  head.writeUInt32LE(size, 14);
  head.writeUInt32LE(colours, 46);
  if (isMasked) {
    const hasOwnAlpha = headerSize >= 56;
    const masks = bytes.subarray(54, 54 + (hasOwnAlpha ? 16 : 12));
    masks.copy(head, 54);
    head.writeUInt32LE(usualColours, 70);
  }
  return Buffer.concat([head, palette, pixels]);
}
