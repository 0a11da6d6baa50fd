export const picture = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A text file to upload. @param size Bytes. */
export function textFile(name: string, size = 20): typeof picture {
  return { name, mimeType: 'text/plain', buffer: Buffer.alloc(size, 'a') };
}
