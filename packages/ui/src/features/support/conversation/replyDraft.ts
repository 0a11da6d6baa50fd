import { fileKey } from '../attachments/takeFiles.ts';

/** A message as it is being written. */
export interface ReplyDraft {
  text: string;
  files: readonly File[];
}

export const emptyReply: ReplyDraft = { text: '', files: [] };

/** Whether two drafts say the same with the same files. */
export function isSameReply(one: ReplyDraft, other: ReplyDraft): boolean {
  return (
    one.text === other.text &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => file === other.files[index])
  );
}

/**
 * What could not be sent and what was written since, in one draft: nothing of either is lost.
 * @param unsent What comes back.
 * @param draft What stands in the composer.
 */
export function givenBack(unsent: ReplyDraft, draft: ReplyDraft): ReplyDraft {
  const known = new Set(unsent.files.map(fileKey));
  return {
    text: [unsent.text, draft.text].filter((text) => text !== '').join('\n'),
    files: [...unsent.files, ...draft.files.filter((file) => !known.has(fileKey(file)))],
  };
}
