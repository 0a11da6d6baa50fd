import type { NoticeFacts, Position } from '@upline/domain';
import type { Notice } from '../notifications/tell.ts';
import type { Facts } from './facts.ts';

type Line = Facts['entries'][number];
type Received = Extract<NoticeFacts, { kind: 'incomeReceived' }>;

function lookup<K, V>(entries: Iterable<readonly [K, V]>): (key: K) => V {
  const values = new Map(entries);
  return (key) => {
    const value = values.get(key);
    if (value === undefined) throw new RangeError(`The stretch does not hold ${key}.`);
    return value;
  };
}

/**
 * What a stretch of the chain tells whom. What a wallet receives of one level by one transaction is told as one
 * sum.
 */
export function chainNotices({ entries, pools }: Facts): Notice[] {
  const positionOf = lookup(pools.map(({ pool, position }) => [pool, position]));
  const notices: Notice[] = [];
  const sums = new Map<string, Received>();

  function add({ transaction, block, at }: Line, wallet: `0x${string}`, facts: NoticeFacts): void {
    notices.push({ wallet, facts, at, origin: { transaction, block } });
  }

  function addIncome(line: Line, position: Position): void {
    const key = `${line.transaction} ${position} ${line.wallet}`;
    const sum = sums.get(key);
    if (sum) {
      sum.amount += line.amount;
      return;
    }
    const facts: Received = { kind: 'incomeReceived', position, amount: line.amount };
    sums.set(key, facts);
    add(line, line.wallet, facts);
  }

  for (const line of entries) {
    const position = positionOf(line.pool);
    const { kind, wallet, amount } = line;
    if (kind === 'participation') add(line, wallet, { kind: 'purchaseConfirmed', position });
    else if (kind === 'lost') add(line, wallet, { kind: 'incomeLost', position, amount });
    else if (kind === 'claim') add(line, wallet, { kind: 'bonusClaimed', position, amount });
    else addIncome(line, position);
  }
  return notices;
}
