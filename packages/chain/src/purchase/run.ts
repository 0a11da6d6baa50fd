import { type Failure, isRejection } from '@upline/domain';
import type { Address, Hash, TransactionReceipt } from 'viem';
import { call } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { Refusal } from '../refusal.ts';
import type { Attempt, Journal } from '../transaction/attempt.ts';
import { followTransaction, type Watch } from '../transaction/followTransaction.ts';
import { failureOf } from '../transaction/revert.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import { begin, isEnd, journalAfter, next, type State, type Transition } from './machine.ts';

/** The transition, and the events to emit after the journal is written. */
export interface News<Kind, Event> extends Transition<Kind> {
  emits?: readonly Event[];
}

/** The action of a state: may emit events, and resolves to the transition. */
export type Effect<Kind, Event> = AsyncGenerator<Event, News<Kind, Event>> | Promise<News<Kind, Event>>;

/** A kind of run: its action in each state. */
export interface Task<Kind extends Attempt, Event> {
  /**
   * @param attempt The newest request in the journal.
   * @param open The older ones.
   */
  look(attempt: Kind | null, open: readonly Kind[]): Effect<Kind, Event>;
  /** @param open All requests that may still be accepted. */
  plan(open: readonly Kind[]): Effect<Kind, Event>;
  prepare(): Effect<Kind, Event>;
  /** Opens the wallet. */
  ask(attempt: Kind): Promise<News<Kind, Event>>;
  /** True if the chain shows the effect of the request, whichever transaction caused it. */
  isDone(attempt: Kind): Promise<boolean>;
  /** The transition after success; `receipt` is `null` if another transaction had the effect. */
  outcomeOf(attempt: Kind, receipt: TransactionReceipt | null): Promise<News<Kind, Event>>;
  /** Follows a batch; `null` if the request is a single transaction. */
  followBatch?(attempt: Kind): Promise<News<Kind, Event>> | null;
  /** Called when the chain reverted a request. */
  reverted?(attempt: Kind): Promise<void>;
  /** Events of a request sent by an earlier run. */
  resumed(attempt: Kind): readonly Event[];
  /** Event of a new transaction hash. */
  found(attempt: Kind & { hash: Hash }, isReplacement: boolean): Event;
  /** The transition for an error that does not simply stop this kind of run. */
  meaningOf(failure: Failure, state: State<Kind>): Promise<News<Kind, Event> | null>;
  failureOf(error: unknown): Failure;
  failed(failure: Failure): Event;
  /** True if a wallet is there to continue after an earlier run's request failed. */
  canAsk: boolean;
}

export interface RunOptions<Kind extends Attempt> extends Omit<Watch, 'isDone'> {
  from: Address;
  journal: Journal<Kind>;
  /**
   * The request to resume, for a page whose journal may have dropped it. @default the newest in the
   * journal
   */
  attempt?: Kind | undefined;
  /** Milliseconds that the wallet may take to answer. @default ten minutes */
  answerTime?: number | undefined;
}

/** Milliseconds that a prompt may stay open until the page releases its lock. */
const usualAnswerTime = 600_000;

/** True if both are the same request, regardless of later updates. */
function isSame(one: Attempt | null, other: Attempt | null): boolean {
  if (one === null || other === null) return one === other;
  return one.pool === other.pool && one.block === other.block && one.call.data === other.call.data;
}

/** Removes the last request equal to `one`. */
function without<Kind extends Attempt>(requests: readonly Kind[], one: Kind | null): readonly Kind[] {
  const index = requests.findLastIndex((request) => isSame(request, one));
  return index === -1 ? requests : requests.toSpliced(index, 1);
}

/** Updates a request in the journal, unless it was removed. */
function learn<Kind extends Attempt>(journal: Journal<Kind>, attempt: Kind, isUnseen: boolean) {
  const requests = journal.read();
  const index = requests.findLastIndex((request) => isSame(request, attempt));
  if (index !== -1) journal.write(requests.with(index, attempt), isUnseen);
}

/** Updates the journal after a transition. Requests of other pages stay. */
function keepJournal<Kind extends Attempt>(
  journal: Journal<Kind>,
  before: State<Kind>,
  after: State<Kind>,
  { own, isUnseen }: { own: Kind | null; isUnseen: boolean },
) {
  const act = journalAfter(before, after);
  if (act === null) return;
  const { attempt, name, open } = after;
  if (act === 'learn' && attempt) return learn(journal, attempt, isUnseen);
  // An ended request stays in the journal until the next one is written, or the run ends.
  const ended = before.attempt === null || attempt === null ? [own] : [];
  const over = name === 'done' ? [...ended, ...open] : ended;
  const held = journal.read();
  const requests = over.reduce<readonly Kind[]>(without, held);
  if (act === 'add' || requests !== held) journal.write(attempt ? [...requests, attempt] : requests, false);
}

/** Decodes the reason of a revert by repeating the call on the state after its block. */
async function reverted(
  reader: Reader,
  account: Address,
  { to, data }: ContractCall,
  blockNumber: bigint,
): Promise<Refusal> {
  try {
    await call(reader, { account, to, data, blockNumber });
  } catch (error) {
    return new Refusal(failureOf(error));
  }
  return new Refusal({ notice: { id: 'toast.revertUndecoded' } });
}

/**
 * Runs a task by the machine's table, stores its requests in the journal before the wallet opens,
 * and resumes those in the journal. See `machine.ts`.
 * @returns The task's events, each after its journal update.
 * @throws Only the abort reason of the signal.
 */
export async function* run<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  options: RunOptions<Kind>,
): AsyncGenerator<Event, void> {
  const { journal, signal } = options;
  const left = journal.read();
  const newest = options.attempt ?? left.at(-1) ?? null;
  let state = begin(newest, without(left, newest));
  /** The run's own request in the journal. */
  let own = newest;
  while (!isEnd(state)) {
    const news = yield* newsOf(task, options, state);
    const after = next(state, news);
    keepJournal(journal, state, after, { own, isUnseen: news.event === 'unseen' });
    own = after.attempt ?? own;
    yield* news.emits ?? [];
    state = after;
    signal?.throwIfAborted();
  }
}

async function* newsOf<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  options: RunOptions<Kind>,
  state: State<Kind>,
): AsyncGenerator<Event, News<Kind, Event>> {
  try {
    const effect = effectOf(task, options, state);
    return yield* answered(effect, limitOf(task, state, options));
  } catch (error) {
    options.signal?.throwIfAborted();
    return meaningOf(task, error, state);
  }
}

function effectOf<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  options: RunOptions<Kind>,
  state: State<Kind>,
): Effect<Kind, Event> {
  switch (state.name) {
    case 'looking':
      return task.look(state.attempt, state.open);
    case 'planning':
      return task.plan(state.attempt === null ? state.open : [...state.open, state.attempt]);
    case 'preparing':
      return task.prepare();
    case 'asking':
      return answerTo(task, options, requested(state));
    default:
      return follow(task, options, state);
  }
}

function requested<Kind>({ name, attempt }: State<Kind>): Kind {
  if (attempt === null) throw new Error(`Nothing was asked for while ${name}.`);
  return attempt;
}

/** The transition for an error in a state. */
async function meaningOf<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  error: unknown,
  state: State<Kind>,
): Promise<News<Kind, Event>> {
  const failure = task.failureOf(error);
  const emits = [task.failed(failure)];
  const isUnseen = failure.notice.id === 'purchase.unseen';
  if (state.name === 'waiting' && state.isEarlier && task.canAsk && error instanceof Refusal) {
    // An earlier request that paid nothing does not stop this run.
    return { event: isUnseen ? 'set aside' : 'came to nothing' };
  }
  const meaning = await task.meaningOf(failure, state);
  if (meaning) return meaning;
  if (state.name === 'asking' && isRejection(error)) return { event: 'rejected', emits };
  // A multisig wallet's hash is not the hash of a transaction on chain.
  if (state.name === 'waiting' && isUnseen)
    return { event: 'unseen', attempt: { ...requested(state), hash: null }, emits };
  return { event: 'stopped', emits };
}

/** Waits with a time limit. @returns `null` if there is no answer in time. */
async function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/**
 * Time limit of a state, milliseconds; `null` for none, as when a transaction is pending or a page
 * resumes without the wallet. A silent wallet must not keep the lock.
 */
function limitOf<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  { name }: State<Kind>,
  { answerTime = usualAnswerTime }: RunOptions<Kind>,
): number | null {
  const isLimited = name === 'looking' || name === 'planning' || name === 'preparing';
  return task.canAsk && isLimited ? answerTime : null;
}

async function* answered<Kind, Event>(
  effect: Effect<Kind, Event>,
  limit: number | null,
): AsyncGenerator<Event, News<Kind, Event>> {
  const soon = async <Answer>(answer: Promise<Answer>) =>
    limit === null ? answer : given(await inTime(answer, limit));
  if (!(Symbol.asyncIterator in effect)) return soon(effect);
  try {
    for (;;) {
      const { done, value } = await soon(effect.next());
      if (done) return value;
      yield value;
    }
  } finally {
    // Not awaited: a silent generator ends when its answer arrives.
    effect.return({ event: 'stopped' }).catch(() => undefined);
  }
}

function given<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('The wallet does not answer.');
  return answer;
}

/** Waits for the wallet; a late answer is stored for the next run. */
async function answerTo<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  { journal, answerTime = usualAnswerTime }: RunOptions<Kind>,
  attempt: Kind,
): Promise<News<Kind, Event>> {
  const answer = task.ask(attempt);
  const first = await inTime(answer, answerTime);
  if (first) return first;
  answer.then(
    (late) => {
      if (late.attempt) learn(journal, late.attempt, false);
    },
    (error: unknown) => {
      if (isRejection(error)) journal.write(without(journal.read(), attempt), false);
    },
  );
  return { event: 'silent', emits: [task.failed({ notice: { id: 'purchase.unseen' } })] };
}

async function follow<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  options: RunOptions<Kind>,
  state: State<Kind>,
): Promise<News<Kind, Event>> {
  const attempt = requested(state);
  const batch = task.followBatch?.(attempt);
  if (batch) return batch;
  const { reader, from } = options;
  const news = await followTransaction(
    { ...options, isDone: () => task.isDone(attempt) },
    // An answer without a usable hash still means that the owner accepted.
    { ...attempt, from, isAnswered: state.name === 'waiting' },
  );
  const isSearched = state.name === 'searching';
  switch (news.type) {
    case 'seen': {
      const found = { ...attempt, nonce: news.nonce, hash: news.hash };
      const isNew = news.hash !== attempt.hash;
      const events = isNew ? [task.found(found, news.isReplacement)] : [];
      return { event: 'found', attempt: found, emits: isSearched ? task.resumed(found) : events };
    }
    case 'done':
    case 'mined': {
      const receipt = news.type === 'mined' ? news.receipt : null;
      if (receipt && receipt.status !== 'success') {
        await task.reverted?.(attempt);
        throw await reverted(reader, from, attempt.call, receipt.blockNumber);
      }
      const outcome = await task.outcomeOf(attempt, receipt);
      const emits = [...(isSearched ? task.resumed(attempt) : []), ...(outcome.emits ?? [])];
      return { ...outcome, emits };
    }
    case 'unsent':
      return { event: 'nothing' };
    case 'cancelled':
      // The account sent another transaction, and no one saw this request accepted.
      if (isSearched) return { event: 'nothing' };
      throw new Refusal({ notice: { id: 'toast.userCancelled' } });
    case 'dropped':
      throw new Refusal({ notice: { id: 'purchase.dropped' } });
    case 'unseen':
      throw new Refusal({ notice: { id: 'purchase.unseen' } });
  }
}
