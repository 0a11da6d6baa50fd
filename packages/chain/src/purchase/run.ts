import { type Failure, isRejection } from '@upline/domain';
import type { Address, TransactionReceipt } from 'viem';
import { call } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { Journal } from '../transaction/attempt.ts';
import { followTransaction, type Watch } from '../transaction/followTransaction.ts';
import { failureOf } from '../transaction/revert.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import { changed, type JournalChange, without } from './journalChange.ts';
import {
  type Prompt,
  type Rules,
  type RunEvent,
  type RunState,
  type RunTypes,
  reduce,
  start,
} from './reducer.ts';

/** The half of a kind of run that reads nodes and opens the wallet. */
export interface Performer<Types extends RunTypes> {
  perform(action: Types['action'], state: RunState<Types>): Promise<Types['result']>;
  /** True if the chain shows the effect of the request, whichever transaction caused it. */
  isDone(attempt: Types['attempt'], state: RunState<Types>): Promise<boolean>;
  /** The result of success; `receipt` is `null` if another transaction had the effect. */
  outcomeOf(
    attempt: Types['attempt'],
    receipt: TransactionReceipt | null,
    state: RunState<Types>,
  ): Promise<Types['result']>;
  /** True if a receipt shows the effect of the request. @default true */
  hasEffect?(attempt: Types['attempt'], receipt: TransactionReceipt, state: RunState<Types>): boolean;
  /** Follows a batch; `null` if the request is a single transaction. */
  followBatch?(attempt: Types['attempt'], state: RunState<Types>): Promise<Types['result']> | null;
  /** Called when the chain reverted a request. */
  reverted?(attempt: Types['attempt']): Promise<void>;
  failureOf(error: unknown): Failure;
}

/** A kind of run. */
interface Program<Types extends RunTypes> {
  rules: Rules<Types>;
  performer: Performer<Types>;
  /** The data at the start. */
  data: Types['data'];
}

export interface RunOptions<Types extends RunTypes> extends Omit<Watch, 'isDone' | 'hasEffect'> {
  from: Address;
  journal: Journal<Types['attempt']>;
  /**
   * The request to resume, for a page whose journal may have dropped it. @default the newest in the
   * journal
   */
  attempt?: Types['attempt'] | undefined;
  /** Milliseconds that the wallet may take to answer. @default ten minutes */
  answerTime?: number | undefined;
}

/** Milliseconds that a prompt may stay open until the page releases its lock. */
const usualAnswerTime = 600_000;

/** Failures that leave open where a transaction failed. */
const unclear: readonly unknown[] = ['toast.transactionFailed', 'toast.claimFailed'];

/**
 * The failure of a run that has requested nothing yet. The wallet's node and the server have texts
 * of their own, so an unclear failure is the app's node.
 */
function failureBefore(failure: Failure): Failure {
  const isUnclear = unclear.includes(failure.notice.id) && !failure.explanation;
  return isUnclear ? { notice: { id: 'purchase.appNode' } } : failure;
}

/** Decodes the reason of a revert by repeating the call on the state after its block. */
async function reverted(
  reader: Reader,
  account: Address,
  { to, data }: ContractCall,
  blockNumber: bigint,
): Promise<PurchaseError> {
  try {
    await call(reader, { account, to, data, blockNumber });
  } catch (error) {
    return new PurchaseError(failureOf(error));
  }
  return new PurchaseError({ notice: { id: 'toast.revertUndecoded' } });
}

/** Waits with a time limit. @returns `null` if there is no answer in time. */
async function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function write<Types extends RunTypes>(
  journal: Journal<Types['attempt']>,
  change: JournalChange<Types['attempt']>,
) {
  const requests = journal.read();
  const after = changed(requests, change);
  if (after !== requests) journal.write(after, change.type === 'learn' && change.isUnseen);
}

/**
 * Runs a program: performs the reducer's prompts and returns their answers as events. Requests are
 * in the journal before the wallet opens, and those of an earlier run are resumed. See `machine.ts`.
 * @returns The program's events, each after its journal update.
 * @throws Only the abort reason of the signal.
 */
export async function* run<Types extends RunTypes>(
  program: Program<Types>,
  options: RunOptions<Types>,
): AsyncGenerator<Types['event'], void> {
  const { journal, signal } = options;
  const left = journal.read();
  const attempt = options.attempt ?? left.at(-1) ?? null;
  let { state, prompts } = start(program.rules, program.data, { attempt, open: without(left, attempt) });
  for (;;) {
    let answer: RunEvent<Types> | null = null;
    for (const prompt of prompts) {
      if (prompt.do === 'write') write(journal, prompt.change);
      else if (prompt.do === 'emit') yield prompt.event;
      else {
        signal?.throwIfAborted();
        answer = await answerOf(program, options, { prompt, state });
      }
    }
    if (!answer || answer.type === 'failed') signal?.throwIfAborted();
    if (!answer) return;
    ({ state, prompts } = reduce(program.rules, state, answer));
  }
}

interface Performed<Types extends RunTypes> {
  prompt: Extract<Prompt<Types>, { do: 'act' | 'follow' }>;
  state: RunState<Types>;
}

async function answerOf<Types extends RunTypes>(
  program: Program<Types>,
  options: RunOptions<Types>,
  { prompt, state }: Performed<Types>,
): Promise<RunEvent<Types>> {
  const { performer, rules } = program;
  const performed =
    prompt.do === 'follow'
      ? follow(performer, options, state, prompt.attempt)
      : performer
          .perform(prompt.action, state)
          .then((result): RunEvent<Types> => ({ type: 'answered', result }));
  const answer = performed.catch((error: unknown): RunEvent<Types> => {
    const by = error instanceof PurchaseError ? 'app' : isRejection(error) ? 'owner' : 'other';
    const failure = performer.failureOf(error);
    return { type: 'failed', failure: state.own === null ? failureBefore(failure) : failure, by };
  });
  // A pending transaction, and a page that resumes without the wallet, have no time limit. A silent
  // wallet must not keep the lock.
  if (prompt.do === 'follow' || !rules.canAsk) return answer;
  const first = await inTime(answer, options.answerTime ?? usualAnswerTime);
  if (first) return first;
  if (state.name !== 'asking') {
    const failure = performer.failureOf(new Error('The wallet does not answer.'));
    return { type: 'failed', failure, by: 'other' };
  }
  // A late answer only changes the journal, for the next run.
  void answer.then((late) => {
    for (const after of reduce(rules, state, late).prompts)
      if (after.do === 'write') write(options.journal, after.change);
  });
  return { type: 'silent' };
}

async function follow<Types extends RunTypes>(
  performer: Performer<Types>,
  options: RunOptions<Types>,
  state: RunState<Types>,
  attempt: Types['attempt'],
): Promise<RunEvent<Types>> {
  const batch = performer.followBatch?.(attempt, state);
  if (batch) return { type: 'answered', result: await batch };
  const { reader, from } = options;
  const news = await followTransaction(
    {
      ...options,
      isDone: () => performer.isDone(attempt, state),
      hasEffect: (receipt) => performer.hasEffect?.(attempt, receipt, state) ?? true,
    },
    // An answer without a usable hash still means that the owner accepted.
    { ...attempt, from, isAnswered: state.name === 'waiting' },
  );
  if (news.type !== 'done' && news.type !== 'mined') return news;
  const receipt = news.type === 'mined' ? news.receipt : null;
  if (receipt && receipt.status !== 'success') {
    await performer.reverted?.(attempt);
    throw await reverted(reader, from, attempt.call, receipt.blockNumber);
  }
  return { type: 'answered', result: await performer.outcomeOf(attempt, receipt, state) };
}
