import type { HandlerInput, ReplyData } from '@upline/api/contract';
import { type Approval, type ListedPool, proveLine, readApprovals } from '@upline/chain';
import { chainEventKinds, type LedgerKind, toDecimal } from '@upline/domain';
import { type Address, getAddress, type Hash } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { inTime } from '../../ledger/chain/inTime.ts';
import { checkpoints } from '../../ledger/chainFacts/schema.ts';
import type { LineFilter } from '../../ledger/lines/lineFilter.ts';
import { type Cursor, type LineRow, readBefore } from '../../ledger/lines/readLines.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { readListedPools } from '../tickets/transactions.ts';
import { readReached } from './memberFigures.ts';
import { type Naming, namesOf } from './people.ts';

type History = ReplyData<'deskMemberChain'>;
export type Event = History['events'][number];

interface Parts {
  db: Db;
  chain: ChainContext;
}

const kinds = chainEventKinds.filter((kind) => kind !== 'allowance') as LedgerKind[];

/**
 * Upper bound of legs per log: a cursor names a line by two numbers, of which the second combines
 * log and leg.
 */
const legs = 100;

const placeOf = ({ logIndex, leg }: Pick<Cursor, 'logIndex' | 'leg'>) => logIndex * legs + leg;

function lineAt(cursor: string): Cursor {
  const [block = '0', place = '0'] = cursor.split('.');
  return { block: BigInt(block), logIndex: Math.floor(Number(place) / legs), leg: Number(place) % legs };
}

/** Milliseconds for the checks of a page, and again for its allowances. */
const patience = 2500;

/** Compares lines with the chain; lines without an answer in time remain unchecked. */
async function checkLines(
  { client, deployment }: ChainContext,
  { pools, wallet, lines }: { pools: readonly ListedPool[]; wallet: Address; lines: readonly LineRow[] },
) {
  const checks = lines.map((): Event['check'] => 'ledger');
  const checking = lines.map(async (line, index) => {
    const told = {
      kind: line.kind,
      position: line.position,
      contract: line.pool,
      amount: line.amount,
      from: line.from,
      receiver: line.receiver,
      transaction: line.transaction as Hash,
      logIndex: line.logIndex,
      leg: line.leg,
      block: line.block,
      at: line.at.toISOString(),
    };
    const { startBlock } = deployment;
    const { outcome } = await proveLine(client, { pools, startBlock, wallet, line: told });
    checks[index] = outcome === 'confirmed' ? 'chain' : 'differs';
  });
  const isReachable = (await inTime(Promise.all(checking), patience)) !== null;
  return { checks: [...checks], isReachable };
}

function eventOf(line: LineRow, nameOf: Naming, finalized: bigint, check: Event['check']): Event {
  return {
    id: `${line.block}-${line.logIndex}-${line.leg}`,
    kind: line.kind as Event['kind'],
    position: line.position,
    amount: toDecimal(line.amount),
    from: nameOf(line.from),
    receiver: line.receiver && nameOf(line.receiver),
    transaction: line.transaction,
    block: line.block.toString(),
    at: line.at.toISOString(),
    isFinal: line.block <= finalized,
    check,
  };
}

function allowanceOf(approval: Approval, own: Event['from'], finalized: bigint): Event {
  const { position, amount, transaction, logIndex, block, at } = approval;
  return {
    id: `${block}-${logIndex}-allowance`,
    kind: 'allowance',
    position,
    amount: toDecimal(amount),
    from: own,
    receiver: null,
    transaction,
    block: block.toString(),
    at,
    isFinal: block <= finalized,
    check: 'chain',
  };
}

/** Converts ledger lines to events of the history, each compared with the chain. */
export async function eventsOf({ db, chain }: Parts, wallet: Address, lines: readonly LineRow[]) {
  const [checkpoint] = await db.select({ finalized: checkpoints.finalized }).from(checkpoints);
  const finalized = checkpoint?.finalized ?? -1n;
  const pools = await readListedPools(db);
  const { checks, isReachable } = await checkLines(chain, { pools, wallet, lines });
  const nameOf = await namesOf(db, [wallet, ...lines.flatMap(({ from, receiver }) => [from, receiver])]);
  const events = lines.map((line, index) => eventOf(line, nameOf, finalized, checks[index] ?? 'ledger'));
  return { events, finalized, isReachable, pools, nameOf };
}

/** Newest first. */
const isBefore = (one: [bigint, number], other: [bigint, number]) =>
  one[0] === other[0] ? one[1] > other[1] : one[0] > other[0];

const everyKind = (wallet: Address): LineFilter => ({
  wallet,
  kinds,
  position: null,
  from: null,
  to: null,
});

/** Maximum number of lines of one member in one transaction. */
const mostOfOne = 50;

/** A member's ledger lines of one transaction. */
export function readOf(db: Db, wallet: Address, transaction: string): Promise<LineRow[]> {
  return readBefore(db, everyKind(wallet), { before: null, limit: mostOfOne, transaction });
}

/** A page of a member's history on chain: lines and allowances. */
export async function readHistory(
  parts: Parts,
  wallet: Address,
  { cursor, limit }: HandlerInput<'deskMemberChain'>['query'],
): Promise<History> {
  const { db, chain } = parts;
  const before = cursor === undefined ? null : lineAt(cursor);
  const found = await readBefore(db, everyKind(wallet), { before, limit: limit + 1 });
  const lines = found.slice(0, limit);
  const last = lines.at(-1);
  const nextCursor = last && found.length > limit ? `${last.block}.${placeOf(last)}` : null;
  const { events, finalized, isReachable, pools, nameOf } = await eventsOf(parts, wallet, lines);

  const lowest = nextCursor && last ? last.block : chain.deployment.startBlock;
  const over = performance.now() + patience;
  const history =
    isReachable &&
    (await inTime(
      readApprovals(chain.client, {
        owner: getAddress(wallet),
        coin: chain.deployment.stableCoin,
        pools,
        from: lowest,
        ...(before && { to: before.block }),
        isOver: () => performance.now() > over,
      }),
      2 * patience,
    ));
  // The page contains the allowances between the last line of the previous page and its own last
  // line.
  const allowances = (history ? history.approvals : []).filter(({ block, logIndex }) => {
    const at: [bigint, number] = [block, logIndex * legs];
    const isBelow = before === null || isBefore([before.block, placeOf(before)], at);
    return isBelow && (nextCursor === null || !last || isBefore(at, [last.block, placeOf(last)]));
  });
  const placed = [
    ...lines.map((line, index) => ({
      at: [line.block, placeOf(line)] as [bigint, number],
      event: events[index] as Event,
    })),
    ...allowances.map((one) => ({
      at: [one.block, one.logIndex * legs] as [bigint, number],
      event: allowanceOf(one, nameOf(wallet), finalized),
    })),
  ].sort((one, other) => (isBefore(one.at, other.at) ? -1 : 1));
  return {
    events: placed.map(({ event }) => event),
    nextCursor,
    reading: { isReachable: isReachable && history !== null, reached: await readReached(db) },
    allowancesFrom: history && history.lowest > lowest ? history.lowest.toString() : null,
  };
}
