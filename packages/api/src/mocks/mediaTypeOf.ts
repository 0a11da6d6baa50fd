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

/** The first bytes of displayed files; `null` matches any byte. */
const beginnings: Readonly<Record<string, readonly (number | null)[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
};

/** True if bytes begin like a file of the type. Downloaded types are not checked. */
function beginsAs(type: string, bytes: Uint8Array): boolean {
  const beginning = beginnings[type] ?? [];
  return beginning.every((byte, index) => byte === null || bytes[index] === byte);
}

/**
 * The media type by the file's extension, as stored and served by the mocked server. The sender's
 * type is ignored.
 */
function mediaTypeOf(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return shownTypes[ending] ?? (ending === 'txt' ? 'text/plain; charset=utf-8' : 'application/octet-stream');
}

/**
 * A file's name and type: images are renamed by their content. `null` if name and content do not
 * match.
 */
export function trueKind(name: string, bytes: Uint8Array): { name: string; type: string } | null {
  const type = mediaTypeOf(name);
  if (beginsAs(type, bytes)) return { name, type };
  const other = Object.entries(shownTypes).find(([, shown]) => beginsAs(shown, bytes));
  if (!type.startsWith('image/') || !other?.[1].startsWith('image/')) return null;
  return { name: name.replace(/[^.]*$/, other[0]), type: other[1] };
}

/** The first bytes of a made-up file with this name. */
export function beginningOf(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(beginnings[mediaTypeOf(name)] ?? [], (byte) => byte ?? 0);
}

/** True if a browser may display a file of this media type. */
export function isShown(mediaType: string): boolean {
  return Object.values(shownTypes).includes(mediaType);
}
