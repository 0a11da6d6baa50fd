/** Media types that browsers may display; all others are downloaded. None can contain scripts. */
const shownTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/**
 * The media type by the file's extension, as stored and served by the mocked server. The sender's
 * type is ignored.
 */
export function mediaTypeOf(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return shownTypes[ending] ?? (ending === 'txt' ? 'text/plain; charset=utf-8' : 'application/octet-stream');
}

/** True if a browser may display a file of this media type. */
export function isShown(mediaType: string): boolean {
  return Object.values(shownTypes).includes(mediaType);
}
