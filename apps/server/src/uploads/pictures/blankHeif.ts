import { PictureFault } from './pictureFault.ts';

interface Box {
  type: string;
  start: number;
  /** Offset of its content. */
  body: number;
  end: number;
}

interface Item {
  id: number;
  isPicture: boolean;
}

/** A range of bytes, end exclusive. */
type Range = readonly [from: number, to: number];

/**
 * Item types of coded pictures and their compositions. Texts, locations and camera data have other
 * types.
 */
const pictureTypes = new Set(['hvc1', 'hev1', 'lhv1', 'av01', 'grid', 'iden', 'iovl', 'tmap']);

/** Properties that decoding and display need; excludes textual descriptions. */
const propertyTypes = new Set(
  'ispe pixi colr hvcC lhvC av1C irot imir clap pasp auxC clli mdcv cclv amve a1op a1lx lsel tols oinf'.split(
    ' ',
  ),
);

/** Directory boxes that contain only numbers. */
const plainTypes = new Set(['pitm', 'iloc', 'iref', 'grpl']);

/** Maximum number of boxes with coded pictures, above that of any camera. */
const mostRooms = 16;

/** Size of the data reference that means “in this file”. */
const plainReference = 36;

const unreadable = () => new PictureFault('unreadable');

/** Boxes in a range. They must fill it exactly; otherwise the file is broken. */
function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let start = from;
  while (start < to) {
    if (to - start < 8) throw unreadable();
    const short = bytes.readUInt32BE(start);
    const type = bytes.toString('latin1', start + 4, start + 8);
    const isLong = short === 1;
    const body = start + (isLong ? 16 : 8);
    if (body > to) throw unreadable();
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short || to - start;
    const end = start + size;
    if (end < body || end > to) throw unreadable();
    boxes.push({ type, start, body, end });
    start = end;
  }
  return boxes;
}

/** Reads successive numbers of one to eight bytes, never beyond the box. */
function numbersOf(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>) {
  let at = body;
  return (size: number): number => {
    if (at + size > end) throw unreadable();
    let value = 0;
    for (const byte of bytes.subarray(at, at + size)) value = value * 256 + byte;
    at += size;
    return value;
  };
}

/** Byte ranges of the kept items, in `mdat` or `idat`. */
function placesOf(
  bytes: Buffer,
  iloc: Box,
  kept: ReadonlySet<number>,
  rooms: Record<0 | 1, readonly Range[]>,
) {
  const read = numbersOf(bytes, iloc);
  const version = read(4) >>> 24;
  if (version > 2) throw unreadable();
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  const idSize = version < 2 ? 2 : 4;
  // Every counted entry must exist in the file; otherwise a few bytes could demand millions of
  // iterations.
  if (!lengthSize || rooms[0].length + rooms[1].length > mostRooms) throw unreadable();
  const places: Range[] = [];
  let total = 0;
  for (let items = read(idSize); items > 0; items -= 1) {
    const isKept = kept.has(read(idSize));
    const method = version === 0 ? 0 : read(2) & 15;
    if (read(2) !== 0) throw unreadable();
    const base = read(baseSize ?? 0);
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (version > 0) read(indexSize ?? 0);
      const [offset, length] = [base + read(offsetSize ?? 0), read(lengthSize)];
      if (!isKept) continue;
      if ((method !== 0 && method !== 1) || length === 0) throw unreadable();
      const room = rooms[method].find(([from, to]) => {
        const start = method === 1 ? from + offset : offset;
        return start >= from && start + length <= to;
      });
      total += length;
      // Overlapping ranges could multiply the bytes to copy.
      if (!room || total > bytes.length) throw unreadable();
      const start = method === 1 ? room[0] + offset : offset;
      places.push([start, start + length]);
    }
  }
  return places;
}

/**
 * Copies the directory of items without their names. Items other than pictures get the type `skip`.
 */
function copyItems(bytes: Buffer, clean: Buffer, { body, end }: Box): Item[] {
  if (end - body < 8) throw unreadable();
  const entries = body + (bytes[body] === 0 ? 6 : 8);
  bytes.copy(clean, body, body, entries);
  return boxesOf(bytes, entries, end).map(({ type, start, body: from, end: to }) => {
    const version = bytes[from];
    if (type !== 'infe' || (version !== 2 && version !== 3)) throw unreadable();
    const typeAt = from + (version === 2 ? 8 : 10);
    if (to < typeAt + 4) throw unreadable();
    const isPicture = pictureTypes.has(bytes.toString('latin1', typeAt, typeAt + 4));
    bytes.copy(clean, start, start, typeAt + 4);
    if (!isPicture) clean.write('skip', typeAt, 'latin1');
    return { id: version === 2 ? bytes.readUInt16BE(from + 4) : bytes.readUInt32BE(from + 4), isPicture };
  });
}

function pixelsOf(bytes: Buffer, { body, end }: Box): number {
  if (end - body < 12) throw unreadable();
  return bytes.readUInt32BE(body + 4) * bytes.readUInt32BE(body + 8);
}

/**
 * Blanks an HEIC or AVIF file with zeros except for the data that its pictures need to be decoded,
 * composed and displayed. It removes Exif, XMP, names, other boxes and bytes in between; the coded
 * pictures are unchanged.
 * @param most Maximum number of pixels per picture.
 * @throws PictureFault for a film, or an invalid structure.
 */
export function blankHeif(bytes: Buffer, most: number): Buffer {
  const clean = Buffer.alloc(bytes.length);
  const keep = ([from, to]: Range) => bytes.copy(clean, from, from, to);
  const keepHead = ({ start, body }: Box) => keep([start, body]);
  const blank = (box: Box) => {
    keepHead(box);
    clean.write('free', box.start + 4, 'latin1');
  };
  const mdat: Range[] = [];
  const idat: Range[] = [];
  let iloc: Box | undefined;
  const items: Item[] = [];

  function keepProperty(box: Box): void {
    if (box.type === 'ispe' && pixelsOf(bytes, box) > most) throw new PictureFault('tooLarge');
    if (propertyTypes.has(box.type)) keep([box.start, box.end]);
    else blank(box);
  }

  function keepProperties({ body, end }: Box): void {
    for (const part of boxesOf(bytes, body, end)) {
      if (part.type === 'ipma') keep([part.start, part.end]);
      else if (part.type === 'ipco') {
        keepHead(part);
        boxesOf(bytes, part.body, part.end).forEach(keepProperty);
      } else blank(part);
    }
  }

  function keepEntry(box: Box): void {
    const { type, start, body, end } = box;
    if (plainTypes.has(type)) keep([start, end]);
    else if (type === 'hdlr') keep([start, Math.min(body + 24, end)]);
    else if (type === 'dinf' && end - start <= plainReference) keep([start, end]);
    else if (type === 'iinf' || type === 'iprp' || type === 'idat') keepHead(box);
    else blank(box);
    if (type === 'iinf') items.push(...copyItems(bytes, clean, box));
    if (type === 'idat') idat.push([body, end]);
    if (type === 'iprp') keepProperties(box);
    if (type === 'iloc') iloc = box;
  }

  for (const box of boxesOf(bytes, 0, bytes.length)) {
    if (box.type === 'moov') throw unreadable();
    if (box.type === 'ftyp') keep([box.start, box.end]);
    else if (box.type === 'mdat') {
      keepHead(box);
      mdat.push([box.body, box.end]);
    } else if (box.type === 'meta') {
      if (box.end - box.body < 4) throw unreadable();
      keep([box.start, box.body + 4]);
      boxesOf(bytes, box.body + 4, box.end).forEach(keepEntry);
    } else blank(box);
  }
  const kept = new Set(items.filter(({ isPicture }) => isPicture).map(({ id }) => id));
  if (!iloc || kept.size === 0) throw unreadable();
  for (const place of placesOf(bytes, iloc, kept, { 0: mdat, 1: idat })) keep(place);
  return clean;
}
