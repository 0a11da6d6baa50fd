import type { NotificationPayload } from '@upline/domain';
import type { Chain, Line, Transaction } from './chain.ts';
import type { Notifications } from './notifications.ts';

type Received = Extract<NotificationPayload, { kind: 'incomeReceived' }>;

/** The sum that each wallet received in one transaction, with its parts, over all rows. */
function receivedBy(lines: readonly Line[]): Map<string, Received> {
  const sums = new Map<string, Received>();
  for (const { kind, wallet, from, position, amount } of lines) {
    if (kind !== 'referral' && kind !== 'level') continue;
    const none = { amount: 0n, ofReferral: 0n, ofLevel: 0n };
    const sum = sums.get(wallet) ?? { kind: 'incomeReceived', position, wallet: from, ...none };
    sum.amount += amount;
    sum[kind === 'referral' ? 'ofReferral' : 'ofLevel'] += amount;
    sums.set(wallet, sum);
  }
  return sums;
}

function tellOf(transaction: Transaction, told: Notifications): void {
  const { kind, wallet, position, at, lines } = transaction;
  const about = { position, transaction: transaction.transaction, at };
  if (kind === 'claim') {
    for (const { amount } of lines) {
      told.write(wallet, { facts: { kind: 'bonusClaimed', position, amount }, ...about });
    }
    return;
  }
  for (const { amount } of lines.filter((line) => line.kind === 'participation')) {
    told.write(wallet, { facts: { kind: 'purchaseConfirmed', position, amount }, ...about });
  }
  for (const [receiver, facts] of receivedBy(lines)) told.write(receiver, { facts, ...about });
  for (const { wallet: loser, amount } of lines.filter((line) => line.kind === 'lost')) {
    told.write(loser, { facts: { kind: 'incomeLost', position, wallet, amount }, ...about });
  }
}

/**
 * Notifies all members of the events in a range of blocks, like the ledger when it reads them.
 * @returns The wallets with new rows.
 */
export function markTransaction(
  { transactions }: Chain,
  { after, upTo }: { after: bigint; upTo: bigint },
  told: Notifications,
): ReadonlySet<string> {
  const read = transactions.filter(({ block }) => block > after && block <= upTo);
  for (const transaction of read) tellOf(transaction, told);
  return new Set(read.flatMap(({ lines }) => lines.map(({ wallet }) => wallet)));
}
