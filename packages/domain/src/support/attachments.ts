/** The most bytes that one attachment of a ticket has. Spec §9. */
export const maximumAttachmentBytes = 10_485_760;

/** The most files that one message carries. */
export const maximumAttachments = 10;

/** The endings of the documents that a ticket takes beside images. Spec §5. */
const documentEndings = ['pdf', 'doc', 'docx', 'txt', 'xlsx', 'xls'] as const;

/** Images that cannot carry a script: SVG is none of them. */
const imageEndings = ['jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp', 'avif', 'bmp', 'heic'] as const;

/** What a file chooser is asked to offer for attachments. Spec §2, §5. */
export const acceptedAttachments = [...imageEndings, ...documentEndings].map((ending) => `.${ending}`);

/** Why a file cannot be attached. */
export type AttachmentFault = 'tooLarge' | 'wrongType' | 'empty';

/** A file's ending in lower case, `''` without one. */
function fileEnding(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file's name says that it is an image that a ticket takes. */
export function isImageName(name: string): boolean {
  return imageEndings.some((ending) => ending === fileEnding(name));
}

/**
 * Why a file cannot be attached, `null` when it can. Spec §5.
 * @param file Its name with ending, and its size in bytes.
 */
export function attachmentFault({ name, size }: { name: string; size: number }): AttachmentFault | null {
  if (size > maximumAttachmentBytes) return 'tooLarge';
  if (!acceptedAttachments.includes(`.${fileEnding(name)}`)) return 'wrongType';
  return size === 0 ? 'empty' : null;
}

/**
 * The name by which an attachment's link goes: the last part of its path, decoded. Spec §2.
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
