import type { Refusal } from '@upline/api';
import { newMessageKey } from '../attachments/sendOnce.ts';
import type { Message } from './message.ts';
import { emptyReply, givenBack, isSameReply, type ReplyDraft } from './replyDraft.ts';
import type { OutgoingReply } from './useReply.ts';

/** What went wrong with the latest message. */
export type ReplyProblem = 'conversation.uploadFailed' | 'conversation.sendFailed';

export interface FailedReply {
  outgoing: Pick<OutgoingReply, 'draft' | 'key'>;
  /** A draft that the device kept has lost its files. @default false */
  isKept?: boolean;
  /** The messages that stood there when it was sent. */
  known: ReadonlySet<string>;
}

/** The composer of one ticket between its member, the device and the server. */
export interface ReplyState {
  draft: ReplyDraft;
  problem: ReplyProblem | null;
  /** The server's reason for taking no more replies in this ticket. */
  refusal: Refusal | null;
  /** True once a reply that counted as failed was found in the conversation. */
  isFound: boolean;
  failed: FailedReply | null;
}

export type ReplyEvent =
  | { type: 'written'; draft: ReplyDraft }
  /** The words could not be checked before sending. */
  | { type: 'unchecked' }
  | { type: 'sent'; draft: ReplyDraft }
  /** @param unsent Files that did not go with the message. */
  | { type: 'accepted'; unsent: readonly File[] }
  | { type: 'cancelled'; draft: ReplyDraft }
  | { type: 'failed'; failed: FailedReply; refusal: Refusal | null }
  /** The reply that counted as failed stands in the conversation. */
  | { type: 'found' };

export const keysOf = (messages: readonly Message[]) => new Set(messages.map(({ key }) => key));

/** Whether a message that counts as failed stands in the conversation after all: only its reply was lost. */
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
 * A draft that the device kept may be of a message that was on its way when the page was closed: then it is the
 * member's newest, or comes yet.
 */
export function keptReply(text: string, messages: readonly Message[]): FailedReply | null {
  if (text === '') return null;
  const newest = messages.findLast(({ isOwn }) => isOwn);
  const known = keysOf(messages.filter((message) => message !== newest));
  return { outgoing: { draft: { ...emptyReply, text }, key: newMessageKey() }, known, isKept: true };
}

/** The state after an event; no draft and no file of it is lost on the way. */
export function nextReply(state: ReplyState, event: ReplyEvent): ReplyState {
  const { draft } = state;
  switch (event.type) {
    case 'written':
      return { ...state, draft: event.draft };
    case 'unchecked':
      return { ...state, problem: 'conversation.sendFailed' };
    case 'sent': {
      // What was typed while the message was looked at stays.
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
