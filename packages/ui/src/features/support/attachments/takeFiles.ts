import {
  type AttachmentFault,
  attachmentFault,
  type MessageId,
  maximumAttachments,
  type Notice,
} from '@upline/domain';

const faults: Record<AttachmentFault, MessageId> = {
  tooLarge: 'attachments.tooLarge',
  wrongType: 'attachments.wrongType',
  empty: 'attachments.emptyFile',
};

/** Why a message with more files than it takes is not sent. */
export const tooManyFiles: Notice = { id: 'attachments.tooMany', values: { limit: maximumAttachments } };

export interface TakenFiles {
  /** Those before, and those of the chosen that can be attached. */
  files: readonly File[];
  /** Why others were not taken. */
  refusals: readonly Notice[];
}

/** Tells a file from the others of a message; the same file chosen again has the same. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/**
 * Adds files to those that a message has. A file that it has already is not added again. Spec §5.
 * @param files Those that the message has.
 * @param chosen Those that were picked or dropped.
 */
export function takeFiles(files: readonly File[], chosen: readonly File[]): TakenFiles {
  const known = new Set(files.map(fileKey));
  const taken = [...files];
  const refusals: Notice[] = [];
  let isFull = false;
  for (const file of chosen) {
    const fault = attachmentFault(file);
    if (fault) refusals.push({ id: faults[fault], values: { name: file.name } });
    else if (known.has(fileKey(file))) continue;
    else if (taken.length < maximumAttachments) taken.push(file);
    else isFull = true;
    known.add(fileKey(file));
  }
  if (isFull) refusals.push(tooManyFiles);
  return { files: taken, refusals };
}
