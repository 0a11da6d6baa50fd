import type { ReplyData } from '@upline/api';

export type ComposerTicket = ReplyData<'deskTicket'>['ticket'];

export type WaitingReply = ComposerTicket['waiting'][number];

/** DOM id of a message. */
export const lineId = (id: string) => `line-${id}`;
