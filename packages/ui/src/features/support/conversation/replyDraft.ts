import { fileKey } from '../attachments/selectFiles.ts';

export interface ReplyDraft {
  text: string;
  files: readonly File[];
}

export const emptyReply: ReplyDraft = { text: '', files: [] };

/** True if both drafts have the same text and files. */
export function isSameReply(one: ReplyDraft, other: ReplyDraft): boolean {
  return (
    one.text === other.text &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => file === other.files[index])
  );
}

/**
 * Merges a failed draft with the current one without losing text or files.
 * @param unsent The draft of the failed message.
 * @param draft The composer's draft.
 */
export function givenBack(unsent: ReplyDraft, draft: ReplyDraft): ReplyDraft {
  const known = new Set(unsent.files.map(fileKey));
  return {
    text: [unsent.text, draft.text].filter((text) => text !== '').join('\n'),
    files: [...unsent.files, ...draft.files.filter((file) => !known.has(fileKey(file)))],
  };
}
