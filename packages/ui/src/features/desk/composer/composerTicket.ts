import type { ReplyData } from '@upline/api';

/** The ticket that is written into. */
export type ComposerTicket = ReplyData<'deskTicket'>['ticket'];

export type WaitingReply = ComposerTicket['waiting'][number];

/** Where a message stands on the page, by its ID. */
export const lineId = (id: string) => `line-${id}`;

/** Whether something was written by the one of the staff who has this wallet. */
export function isBy(wallet: string, author: { walletId: string } | null): boolean {
  return author !== null && author.walletId.toLowerCase() === wallet.toLowerCase();
}
