import type { ReplyData } from '@upline/api';

/** The ticket that is written into. */
export type ComposerTicket = ReplyData<'deskTicket'>['ticket'];

export type WaitingReply = ComposerTicket['waiting'][number];

/** Where a message stands on the page, by its ID. */
export const lineId = (id: string) => `line-${id}`;
