/** A file that was made or fetched. */
export interface NamedFile {
  name: string;
  content: Blob;
}

/** The name that a server gives to a file that it answers with; `otherwise` where it gives none. */
export function fileNameOf(reply: Response, otherwise: string): string {
  const [, name = otherwise] =
    /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '') ?? [];
  return name;
}

/** Gives a file to the browser to keep. */
export function saveFile({ name, content }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the address by then; what it points to must not stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A spreadsheet takes a file without it for one of another alphabet. */
export const byteOrderMark = '\uFEFF';
