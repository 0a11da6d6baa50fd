import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const encoder = new TextEncoder();

/** A ZIP archive with uncompressed members. */
export function zip(members: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(members)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, path]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** A minimal Office document: content types, relationships and one part. */
export function office(kind: 'wordprocessingml.document' | 'spreadsheetml.sheet'): Buffer {
  const part = kind.startsWith('word') ? 'word/document.xml' : 'xl/workbook.xml';
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`;
  return zip({ '[Content_Types].xml': types, '_rels/.rels': '<Relationships/>', [part]: '<x/>' });
}

/** An older Office document: only the signature of its container. */
export function compound(): Buffer {
  const bytes = Buffer.alloc(1024);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  return bytes;
}

/** The first bytes of a Windows program. */
export function program(): Buffer {
  const bytes = Buffer.alloc(512);
  bytes.write('MZ', 'latin1');
  return bytes;
}

export const pdf = encoder.encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A BMP of one pixel with a 40-byte header. */
export const bmp = Buffer.from(
  '424d3a0000000000000036000000280000000100000001000000010018000000000004000000130b0000130b00000000000000000000ffffff00',
  'hex',
);

/** A picture with a red left half and a blue right half. */
export function picture(width = 40, height = 20) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** An animation. `sharp` expects its frames stacked vertically. */
export function film(frames = 3) {
  const [width, height] = [16, 16];
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.floor(at / (width * height * 3)) * 80;
  return sharp(pixels, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
  });
}

/** A small PNG whose header declares `width` × `height` pixels. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const bytes = await picture().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Adds EXIF and XMP metadata that contain “secret”. */
function withSecrets(of: ReturnType<typeof picture>): ReturnType<typeof picture> {
  return of
    .withExif({
      IFD0: { Make: 'secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>');
}

/** A box of the container format of AVIF and HEIC. */
export function box(type: string, content: string): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type + content, 'latin1')]);
  bytes.writeUInt32BE(bytes.length);
  return bytes;
}

/** An AVIF with EXIF and XMP metadata. */
export function talkativeAvif(): Promise<Buffer> {
  return withSecrets(picture()).avif().toBuffer();
}

/** The same AVIF with the box names of HEIC; no HEIC decoder can read its pixels. */
export async function heic(): Promise<Buffer> {
  const names = [
    ['avif', 'heic'],
    ['av01', 'hvc1'],
    ['av1C', 'hvcC'],
  ] as const;
  const text = (await talkativeAvif()).toString('latin1');
  return Buffer.from(
    names.reduce((bytes, [from, to]) => bytes.replaceAll(from, to), text),
    'latin1',
  );
}

/** A BMP of two pixels with a 124-byte header. Its colour profile and trailing bytes are text. */
export function talkativeBmp(): Buffer {
  const head = Buffer.alloc(14 + 124);
  const words = Buffer.from('secret profile and path');
  const pixels = Buffer.from('0000ffff', 'hex');
  const start = head.length + words.length;
  head.write('BM', 'latin1');
  head.writeUInt32LE(start + 2 * pixels.length + words.length, 2);
  head.writeUInt32LE(start, 10);
  head.writeUInt32LE(124, 14);
  head.writeInt32LE(1, 18);
  head.writeInt32LE(-2, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(32, 28);
  head.writeUInt32LE(3, 30);
  for (const [place, mask] of [0xff0000, 0xff00, 0xff, 0xff000000].entries()) {
    head.writeUInt32LE(mask, 54 + 4 * place);
  }
  // Offset and size of the embedded colour profile.
  head.write('DEBM', 70, 'latin1');
  head.writeUInt32LE(head.length - 14, 14 + 112);
  head.writeUInt32LE(words.length, 14 + 116);
  return Buffer.concat([head, words, pixels, pixels, words]);
}

/** A PNG with one additional chunk. @param content Its bytes, as Latin-1. */
export async function pngWith(type: string, content: string): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  const named = Buffer.from(type + content, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  // After the signature and the header, 33 bytes in every PNG.
  return Buffer.concat([png.subarray(0, 33), length, named, sum, png.subarray(33)]);
}
