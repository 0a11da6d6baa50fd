/** The most bytes of an attachment of a ticket. Spec §9. */
export const maximumAttachmentBytes = 10_485_760;

export const maximumAttachments = 10;

/** The extensions of documents accepted in tickets. Spec §5. */
const documentEndings = ['pdf', 'doc', 'docx', 'txt', 'xlsx', 'xls'] as const;

/** Images that cannot contain scripts; SVG can. */
const imageEndings = ['jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp', 'avif', 'bmp', 'heic'] as const;

/** The `accept` list of the file chooser for attachments. Spec §2, §5. */
export const acceptedAttachments = [...imageEndings, ...documentEndings].map((ending) => `.${ending}`);

export type AttachmentFault = 'tooLarge' | 'wrongType' | 'empty';

/** A file's extension in lower case, `''` without one. */
function fileEnding(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** True if a file's name has the extension of an accepted image. */
export function isImageName(name: string): boolean {
  return imageEndings.some((ending) => ending === fileEnding(name));
}

/**
 * The reason why a file cannot be attached, `null` if it can. Spec §5.
 * @param file Name with extension, and size in bytes.
 */
export function attachmentFault({ name, size }: { name: string; size: number }): AttachmentFault | null {
  if (size > maximumAttachmentBytes) return 'tooLarge';
  if (!acceptedAttachments.includes(`.${fileEnding(name)}`)) return 'wrongType';
  return size === 0 ? 'empty' : null;
}

/**
 * The name of an attachment from its link: the last part of the path, decoded. Spec §2.
 * @example attachmentName('/files/x7/receipt%20May.pdf?exp=1&sig=a') // 'receipt May.pdf'
 */
export function attachmentName(url: string): string {
  const last = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The lifetime of a link to a file, milliseconds. */
export const fileLinkLifetime = 10 * 60_000;
