import type { ApiReason } from '@upline/api';
import { newMessageKey } from '../attachments/sendOnce.ts';
import type { Message } from './message.ts';
import { emptyReply, givenBack, isSameReply, type ReplyDraft } from './replyDraft.ts';
import type { OutgoingReply } from './useReply.ts';

/** The failure of the latest message. */
export type ReplyProblem = 'conversation.uploadFailed' | 'conversation.sendFailed';

export interface FailedReply {
  outgoing: Pick<OutgoingReply, 'draft' | 'key'>;
  /** True for a draft restored from the device, which has lost its files. @default false */
  isKept?: boolean;
  /** Keys of the messages present when the reply was sent. */
  known: ReadonlySet<string>;
}

/** The state of a ticket's composer: draft, failures and the server's refusal. */
export interface ReplyState {
  draft: ReplyDraft;
  problem: ReplyProblem | null;
  /** The server's reason for accepting no more replies to this ticket. */
  refusal: ApiReason | null;
  /** True after a seemingly failed reply was found in the conversation. */
  isFound: boolean;
  failed: FailedReply | null;
}

export type ReplyEvent =
  | { type: 'written'; draft: ReplyDraft }
  /** The secret check could not run before sending. */
  | { type: 'unchecked' }
  | { type: 'sent'; draft: ReplyDraft }
  /** @param unsent Files that were not sent with the message. */
  | { type: 'accepted'; unsent: readonly File[] }
  | { type: 'cancelled'; draft: ReplyDraft }
  | { type: 'failed'; failed: FailedReply; refusal: ApiReason | null }
  /** A seemingly failed reply was found in the conversation. */
  | { type: 'found' };

export const keysOf = (messages: readonly Message[]) => new Set(messages.map(({ key }) => key));

/** True if the conversation contains a seemingly failed message: only its reply was lost. */
export function hasArrived(
  { outgoing: { draft }, known, isKept = false }: FailedReply,
  messages: readonly Message[],
): boolean {
  return messages.some(
    ({ key, isOwn, text, attachments }) =>
      isOwn &&
      !known.has(key) &&
      text === draft.text &&
      (isKept || attachments.length === draft.files.length),
  );
}

/**
 * A stored draft may belong to a message that was being sent when the page closed. It then equals
 * the member's newest message, or that message is still to come.
 */
export function keptReply(text: string, messages: readonly Message[]): FailedReply | null {
  if (text === '') return null;
  const newest = messages.findLast(({ isOwn }) => isOwn);
  const known = keysOf(messages.filter((message) => message !== newest));
  return { outgoing: { draft: { ...emptyReply, text }, key: newMessageKey() }, known, isKept: true };
}

/** The state after an event; drafts and files are never lost. */
export function nextReply(state: ReplyState, event: ReplyEvent): ReplyState {
  const { draft } = state;
  switch (event.type) {
    case 'written':
      return { ...state, draft: event.draft };
    case 'unchecked':
      return { ...state, problem: 'conversation.sendFailed' };
    case 'sent': {
      // Keeps text typed during the secret check.
      const left = draft === event.draft ? emptyReply : draft;
      return { ...state, draft: left, problem: null, refusal: null, isFound: false };
    }
    case 'accepted':
      if (event.unsent.length === 0) return { ...state, failed: null };
      return {
        ...state,
        failed: null,
        problem: 'conversation.uploadFailed',
        draft: givenBack({ text: '', files: event.unsent }, draft),
      };
    case 'cancelled':
      return { ...state, draft: givenBack(event.draft, draft) };
    case 'failed':
      return {
        ...state,
        failed: event.failed,
        refusal: event.refusal,
        problem: event.refusal === null ? 'conversation.sendFailed' : state.problem,
        draft: givenBack(event.failed.outgoing.draft, draft),
      };
    case 'found': {
      const isTheSame = state.failed !== null && isSameReply(draft, state.failed.outgoing.draft);
      return {
        ...state,
        failed: null,
        isFound: true,
        problem: null,
        draft: isTheSame ? emptyReply : draft,
      };
    }
  }
}
