import { abiHash } from '@upline/chain/abiHash';
import type { Logger } from 'pino';
import type { Db } from '../../platform/db/openDb.ts';
import { type LedgerView, usualReorg } from '../../platform/operations/ledgerView.ts';
import type { ChainContext } from '../chain/chainContext.ts';
import type { ChainNode } from '../chain/nodes.ts';
import { advance } from './advance.ts';
import { createBackOff } from './backOff.ts';
import { createChainReader } from './chainReader.ts';
import { readCheckpoint } from './checkpoint.ts';
import { createFollower } from './follow.ts';
import { type FollowerLock, onlyFollower } from './followerLock.ts';
import { createHealth } from './health.ts';
import { ContradictionError, ForeignLedgerError, NewerRulesError, reasonOf } from './ledgerErrors.ts';
import { createNodeChoice } from './nodeChoice.ts';
import type { LedgerPorts } from './ports.ts';
import type { Step, StepContext } from './step.ts';
import { leaveForeign, rewind } from './stepBack.ts';

export interface Ledger extends LedgerView {
  /**
   * Checks the database and, if it answers, the chain, before the server starts. On a local chain,
   * deletes the ledger of pools that were deployed again since.
   * @throws WrongChainError, ContradictionError or ForeignLedgerError if either belongs to another
   * deployment.
   */
  prepare(): Promise<void>;
  /** Takes one step along the chain. Throws its errors, which `health` also reports. */
  step(): Promise<Step>;
  /** Follows the chain until stopped. */
  start(): void;
  /** Stops after the current step. */
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  chain: ChainContext;
  log: Logger;
  ports: LedgerPorts;
  /** Milliseconds between two reads of an unchanged chain. */
  pollInterval: number;
  /**
   * Maximum milliseconds between two tries while the chain contradicts itself; a second look comes
   * after half.
   */
  patience: number;
  /** Elects one follower among several servers on a database. @default this server follows */
  lock?: FollowerLock;
}

/** A ledger of one database and one chain. It continues from the stored checkpoint. */
export function createLedger({
  db,
  chain,
  log,
  ports,
  pollInterval,
  patience,
  lock = onlyFollower,
}: Options): Ledger {
  const { nodes, deployment } = chain;
  const health = createHealth(log);
  const backOff = createBackOff({ pollInterval, patience, nodeCount: nodes.all.length });
  const choice = createNodeChoice({
    nodes,
    createReader: (node, onHead) => createChainReader(node, chain, onHead),
    onHead: health.see,
    range: backOff.range,
  });
  const context: StepContext = {
    db,
    chain,
    log,
    ports,
    mayWrite: () => lock.isHeld(),
    reader: choice.reader(nodes.current()),
    secondLookAfter: patience / 2,
    seen: { ends: [], agreed: null, forgotten: null },
    witness: choice.witness,
    doubtWitness: choice.doubtWitness,
    ahead: null,
  };
  let reached = 0n;
  let deepReorgs = 0;

  const readReached = async () => (await readCheckpoint(db, deployment))?.number ?? 0n;

  function noteFailure(error: unknown): void {
    if (error instanceof NewerRulesError) health.newerRules(error, reached);
    else if (error instanceof ForeignLedgerError || choice.isAgreed(error)) {
      health.contradicted(error, reached);
    } else if (choice.isSilence(error)) health.chainDown(reasonOf(error), reached);
    else health.failed(error, reached);
  }

  async function handle(node: ChainNode, error: unknown): Promise<void> {
    context.ahead = null;
    choice.judge(node, error);
    // Reports the stored progress even if the first step of this process fails.
    if (reached === 0n) reached = await readReached().catch(() => 0n);
    noteFailure(error);
    const depth = backOff.fail(error, reached);
    if (depth === null) return;
    const back = await rewind(context, depth);
    reached = back.reached;
    backOff.steppedBack(back.isLowest);
  }

  async function step(): Promise<Step> {
    health.begin();
    const node = choice.current();
    context.reader = choice.reader(node);
    try {
      await choice.identify(node);
      const taken = await advance(context, backOff.range());
      health.followed(taken);
      backOff.succeed(taken);
      reached = taken.reached;
      if (taken.depth > usualReorg) deepReorgs += 1;
      choice.accept(node, taken);
      return taken;
    } catch (error) {
      await handle(node, error).catch((failure: unknown) => {
        choice.judge(node, failure);
        noteFailure(failure);
      });
      throw error;
    }
  }

  /** Reports another process's progress: the block from the database, the head from the chain. */
  async function standBy(): Promise<void> {
    try {
      reached = await readReached();
      const isDue = choice.isLookDue() || health.health().chain.head === null;
      if (isDue) health.begin();
      const head = isDue ? await choice.look() : null;
      if (head !== null) health.see(head);
      health.standingBy(reached, isDue && head === null);
    } catch (error) {
      noteFailure(error);
    }
  }

  const follower = createFollower({
    lock,
    log,
    choice,
    step,
    standBy,
    pollInterval,
    patience,
    waitAfter: (error) =>
      health.health().state === 'contradicted' ? Math.max(patience, pollInterval) : backOff.waitAfter(error),
  });

  return {
    reached: () => reached,
    deepReorgs: () => deepReorgs,
    isFollower: () => lock.isHeld(),
    step,
    start: follower.start,

    health() {
      const { chain: seen, ...rest } = health.health();
      return { ...rest, chain: { ...seen, node: choice.current().name } };
    },

    lag() {
      const { head } = health.health().chain;
      if (head === null) return null;
      return head > reached ? head - reached : 0n;
    },

    async prepare() {
      if (deployment.abiHash !== abiHash) {
        throw new ContradictionError(
          'The deployment is of contracts that this server does not know: their ABIs differ from its own.',
        );
      }
      const silence = await choice.find((reader) => leaveForeign({ ...context, reader }));
      reached = await readReached();
      if (silence !== null) health.chainDown(silence, reached);
    },

    async stop() {
      await follower.stop();
      await choice.settled();
    },
  };
}
