import type { NotificationPayload, Position } from '@upline/domain';
import type { NewNotification } from '../../platform/notify/notify.ts';
import type { Facts } from './facts.ts';

type Line = Facts['entries'][number];
type Received = Extract<NotificationPayload, { kind: 'incomeReceived' }>;

function lookup<K, V>(entries: Iterable<readonly [K, V]>): (key: K) => V {
  const values = new Map(entries);
  return (key) => {
    const value = values.get(key);
    if (value === undefined) throw new RangeError(`The stretch does not hold ${key}.`);
    return value;
  };
}

/** The notifications of a stretch. A wallet's income of one level in one transaction is one sum. */
export function chainNotifications({ entries, pools }: Facts): NewNotification[] {
  const positionOf = lookup(pools.map(({ pool, position }) => [pool, position]));
  const notices: NewNotification[] = [];
  const sums = new Map<string, Received>();

  function add({ transaction, block, at }: Line, wallet: `0x${string}`, facts: NotificationPayload): void {
    notices.push({ wallet, facts, at, origin: { transaction, block } });
  }

  function addIncome(line: Line, position: Position): void {
    const { kind, transaction, wallet, from, amount } = line;
    const key = `${transaction} ${position} ${wallet}`;
    const none = { amount: 0n, ofReferral: 0n, ofLevel: 0n };
    const known = sums.get(key);
    const sum: Received = known ?? { kind: 'incomeReceived', position, wallet: from, ...none };
    sum.amount += amount;
    sum[kind === 'referral' ? 'ofReferral' : 'ofLevel'] += amount;
    if (known) return;
    sums.set(key, sum);
    add(line, wallet, sum);
  }

  for (const line of entries) {
    const position = positionOf(line.pool);
    const { kind, wallet, from, amount } = line;
    if (kind === 'participation') add(line, wallet, { kind: 'purchaseConfirmed', position, amount });
    else if (kind === 'lost') add(line, wallet, { kind: 'incomeLost', position, wallet: from, amount });
    else if (kind === 'claim') add(line, wallet, { kind: 'bonusClaimed', position, amount });
    else addIncome(line, position);
  }
  return notices;
}
