/** What is shown in the browser by itself; anything else is saved. None of it can carry a script. */
const shownTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/**
 * The media type of a file by its ending, as the mocked server keeps and serves it: never what its sender
 * says. The real server looks at the bytes as well, so it also refuses a file whose ending lies.
 */
export function mediaTypeOf(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return shownTypes[ending] ?? (ending === 'txt' ? 'text/plain; charset=utf-8' : 'application/octet-stream');
}

/** Whether a file of this media type opens in the browser instead of being saved. */
export function isShown(mediaType: string): boolean {
  return Object.values(shownTypes).includes(mediaType);
}
