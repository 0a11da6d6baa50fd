import type { Deployment } from '@upline/chain';
import type { Address } from 'viem';
import { forgetLedger } from '../../src/forgetLedger.ts';
import { beginLedger, readCheckpoint } from '../../src/ledger/follower/checkpoint.ts';
import type { Facts } from '../../src/ledger/follower/facts.ts';
import { writeFacts } from '../../src/ledger/follower/writeFacts.ts';
import { ledgerPorts } from '../../src/ledgerPorts.ts';
import type { Db } from '../../src/platform/db/openDb.ts';

const registry: Address = `0x${'1'.repeat(40)}`;

/** The fields of a deployment that a checkpoint compares. */
export const writtenDeployment = { genesisHash: `0x${'0'.repeat(64)}`, registry } as unknown as Deployment;

/** The effect of one log: the rows that it adds, and the state of its pool. */
export interface LedgerStep {
  block: bigint;
  at: Date;
  pool: Facts['pools'][number];
  places: Facts['places'];
  entries: Facts['entries'];
}

/** Hash of a block on an invented chain. */
export const blockHash = (block: bigint, fork = 'aa') =>
  `0x${fork}${block.toString(16).padStart(62, '0')}` as const;

/** Appends the effects of logs to the ledger without reading a chain. */
export async function writeLedger(
  db: Db,
  steps: readonly LedgerStep[],
  { finalized = 0n, fork = 'aa' }: { finalized?: bigint; fork?: string } = {},
): Promise<void> {
  if ((await readCheckpoint(db, writtenDeployment)) === null) {
    await forgetLedger(db);
    await beginLedger(db, writtenDeployment, { number: 0n, hash: blockHash(0n), time: new Date(0) });
  }
  const from = await readCheckpoint(db, writtenDeployment);
  const last = steps.at(-1);
  if (from === null || last === undefined) throw new RangeError('There is nothing to write.');
  const marks = steps.map(({ block, at }) => [
    block,
    { number: block, hash: blockHash(block, fork), time: at },
  ]);
  const pools = steps.map(({ pool }): [Address, typeof pool] => [pool.pool, pool]);
  await writeFacts(db, {
    facts: {
      wallets: [],
      pools: [...new Map(pools).values()],
      places: steps.flatMap(({ places }) => places),
      entries: steps.flatMap(({ entries }) => entries),
      fundClaims: [],
      pauses: [],
      terms: [],
      acts: [],
    },
    marks: [...new Map(marks as [bigint, { number: bigint; hash: `0x${string}`; time: Date }][]).values()],
    from,
    to: { number: last.block, hash: blockHash(last.block, fork), at: last.at, finalized },
    root: registry,
    ports: ledgerPorts,
  });
}
