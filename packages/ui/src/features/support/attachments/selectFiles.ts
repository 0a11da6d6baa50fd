import {
  type AttachmentFault,
  attachmentFault,
  type MessageId,
  maximumAttachments,
  type TextMessage,
} from '@upline/domain';

const faults: Record<AttachmentFault, MessageId> = {
  tooLarge: 'attachments.tooLarge',
  wrongType: 'attachments.wrongType',
  empty: 'attachments.emptyFile',
};

/** Error of a message with more than `maximumAttachments` files. */
export const tooManyFiles: TextMessage = { id: 'attachments.tooMany', values: { limit: maximumAttachments } };

export interface TakenFiles {
  /** The message's files and the accepted new files. */
  files: readonly File[];
  refusals: readonly TextMessage[];
}

/** Identifies a file within a message; choosing the same file again yields the same key. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/**
 * Adds files to a message and skips files that it already has. Spec §5.
 * @param files Files of the message.
 * @param chosen Files picked or dropped.
 */
export function selectFiles(files: readonly File[], chosen: readonly File[]): TakenFiles {
  const known = new Set(files.map(fileKey));
  const taken = [...files];
  const refusals: TextMessage[] = [];
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
