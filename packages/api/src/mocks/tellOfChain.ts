import { noticeText } from '@upline/domain';
import type { Chain, Line, Transaction } from './chain.ts';
import type { Notifications } from './notifications.ts';

/** What each wallet received by one transaction: one sum, however many lines it came in. */
function receivedBy(lines: readonly Line[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { kind, wallet, amount } of lines) {
    if (kind === 'referral' || kind === 'level') sums.set(wallet, (sums.get(wallet) ?? 0n) + amount);
  }
  return sums;
}

function tellOf({ kind, wallet, position, transaction, at, lines }: Transaction, told: Notifications): void {
  const about = { position, transaction, at };
  if (kind === 'claim') {
    for (const { amount } of lines) {
      const message = noticeText({ kind: 'bonusClaimed', position, amount });
      told.write(wallet, { kind: 'bonusClaimed', message, ...about });
    }
    return;
  }
  const confirmed = noticeText({ kind: 'purchaseConfirmed', position });
  told.write(wallet, { kind: 'purchaseConfirmed', message: confirmed, ...about });
  for (const [receiver, amount] of receivedBy(lines)) {
    const message = noticeText({ kind: 'incomeReceived', position, amount });
    told.write(receiver, { kind: 'incomeReceived', message, ...about });
  }
  for (const { wallet: loser, amount } of lines.filter((line) => line.kind === 'lost')) {
    const message = noticeText({ kind: 'incomeLost', position, amount });
    told.write(loser, { kind: 'incomeLost', message, ...about });
  }
}

/** Tells all members what a stretch of blocks did to them, as the ledger does when it reads them. */
export function tellOfChain(
  { transactions }: Chain,
  { after, upTo }: { after: bigint; upTo: bigint },
  told: Notifications,
): void {
  for (const transaction of transactions) {
    if (transaction.block > after && transaction.block <= upTo) tellOf(transaction, told);
  }
}
