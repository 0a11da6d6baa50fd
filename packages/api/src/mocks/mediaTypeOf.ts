/** What is shown in the browser by itself; anything else is saved. None of it can carry a script. */
const shownTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** How the files that a browser shows begin; bytes that are left open may be any. */
const beginnings: Readonly<Record<string, readonly (number | null)[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
};

/** Whether bytes begin as a file of their type does. What a browser saves and does not show is taken as it is. */
function beginsAs(type: string, bytes: Uint8Array): boolean {
  const beginning = beginnings[type] ?? [];
  return beginning.every((byte, index) => byte === null || bytes[index] === byte);
}

/**
 * The media type of a file by its ending, as the mocked server keeps and serves it: never what its sender
 * says.
 */
function mediaTypeOf(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return shownTypes[ending] ?? (ending === 'txt' ? 'text/plain; charset=utf-8' : 'application/octet-stream');
}

/** A file under its true kind: a picture is what its bytes say, and is named so. `null` where name and content differ. */
export function trueKind(name: string, bytes: Uint8Array): { name: string; type: string } | null {
  const type = mediaTypeOf(name);
  if (beginsAs(type, bytes)) return { name, type };
  const other = Object.entries(shownTypes).find(([, shown]) => beginsAs(shown, bytes));
  if (!type.startsWith('image/') || !other?.[1].startsWith('image/')) return null;
  return { name: name.replace(/[^.]*$/, other[0]), type: other[1] };
}

/** The bytes with which a file of this name has to begin, for one that is made up. */
export function beginningOf(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(beginnings[mediaTypeOf(name)] ?? [], (byte) => byte ?? 0);
}

/** Whether a file of this media type opens in the browser instead of being saved. */
export function isShown(mediaType: string): boolean {
  return Object.values(shownTypes).includes(mediaType);
}
