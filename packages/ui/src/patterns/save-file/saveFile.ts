export interface NamedFile {
  name: string;
  content: Blob;
}

/** The file name from a server's reply, or `otherwise` if the reply has none. */
export function fileNameOf(reply: Response, otherwise: string): string {
  const [, name = otherwise] =
    /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '') ?? [];
  return name;
}

/** Starts a download in the browser. */
export function saveFile({ name, content }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read the URL by then; revoking it frees the file's memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Without it, spreadsheets misread characters outside ASCII. */
export const byteOrderMark = '\uFEFF';
