import type { Failure } from '@upline/domain';
import type { Address, Hash, TransactionReceipt } from 'viem';
import { call } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { Refusal } from '../refusal.ts';
import type { Attempt, Journal } from '../transaction/attempt.ts';
import { followTransaction, type Watch } from '../transaction/followTransaction.ts';
import { failureOf, isRejection } from '../transaction/revert.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import { begin, type Happening, isEnd, journalAfter, next, type State } from './machine.ts';

/** What has happened, and the events to emit once the journal knows. */
export interface News<Kind, Event> extends Happening<Kind> {
  emits?: readonly Event[];
}

/** What is done in a state: it may emit events as it goes, and says what has happened in the end. */
export type Effect<Kind, Event> = AsyncGenerator<Event, News<Kind, Event>> | Promise<News<Kind, Event>>;

/** What one kind of run does in each state. */
export interface Task<Kind extends Attempt, Event> {
  look(attempt: Kind | null): Effect<Kind, Event>;
  /** @param attempt What may still come of an earlier request. */
  plan(attempt: Kind | null): Effect<Kind, Event>;
  prepare(): Effect<Kind, Event>;
  /** Opens the wallet. */
  ask(attempt: Kind): Promise<News<Kind, Event>>;
  /** Whether what was asked for has come about, by whichever transaction. */
  isDone(attempt: Kind): Promise<boolean>;
  /** What it means that it has: `receipt` is `null` where another transaction brought it about. */
  settled(attempt: Kind, receipt: TransactionReceipt | null): Promise<News<Kind, Event>>;
  /** Follows what is no single transaction; `null` where it is one. */
  followBatch?(attempt: Kind): Promise<News<Kind, Event>> | null;
  /** The events of a request that an earlier run has sent. */
  resumed(attempt: Kind): readonly Event[];
  /** The event of a hash that was not known before. */
  found(attempt: Kind & { hash: Hash }, isReplacement: boolean): Event;
  /** What an error means to this kind of run, where it does not simply stop it. */
  meaningOf(failure: Failure, state: State<Kind>): Promise<News<Kind, Event> | null>;
  failureOf(error: unknown): Failure;
  failed(failure: Failure): Event;
  /** Whether there is a wallet to go on with when what an earlier run has sent came to nothing. */
  canAsk: boolean;
}

/** How a run is watched, and where it is written down. */
export interface RunOptions<Kind extends Attempt> extends Omit<Watch, 'isDone'> {
  from: Address;
  journal: Journal<Kind>;
  /** What is resumed, where the page that asked may have forgotten it since. @default what the journal holds */
  attempt?: Kind | undefined;
  /** How long a wallet may take to answer, milliseconds. @default ten minutes */
  answerTime?: number | undefined;
}

/** How long its owner may look at a prompt before the page gives its lock back, milliseconds. */
const usualAnswerTime = 600_000;

/** Whether both are the same request, whatever was learnt of it since. */
function isSame(one: Attempt | null, other: Attempt | null): boolean {
  if (one === null || other === null) return one === other;
  return one.pool === other.pool && one.block === other.block && one.call.data === other.call.data;
}

/** The reason of a reverted call: the same call against the state that its block left behind. */
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
 * Carries a task out by the machine's table, writes what it asks for into the journal before the wallet opens, and
 * resumes what the journal holds. See `machine.ts`.
 * @returns What the task emits, the journal always being ahead of it.
 * @throws whatever the signal was aborted with, and nothing else.
 */
export async function* run<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  options: RunOptions<Kind>,
): AsyncGenerator<Event, void> {
  const { journal, signal } = options;
  let state = begin(options.attempt ?? journal.read());
  let written = state.attempt;
  while (!isEnd(state)) {
    const news = yield* newsOf(task, options, state);
    const after = next(state, news);
    const act = journalAfter(state, after);
    // Another page may have asked for something else since: that stays.
    const isOwn = after.name === 'asking' || isSame(journal.read(), written);
    if (act === 'forget' && isOwn) journal.forget();
    if (act === 'note' && after.attempt && isOwn) {
      written = after.attempt;
      journal.note(written, news.event === 'unseen');
    }
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
      return task.look(state.attempt);
    case 'planning':
      return task.plan(state.attempt);
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

/** What an error in a state means to the machine. */
async function meaningOf<Kind extends Attempt, Event>(
  task: Task<Kind, Event>,
  error: unknown,
  state: State<Kind>,
): Promise<News<Kind, Event>> {
  const failure = task.failureOf(error);
  const emits = [task.failed(failure)];
  const isUnseen = failure.notice.id === 'purchase.unseen';
  if (state.name === 'waiting' && state.isEarlier && task.canAsk && error instanceof Refusal) {
    // It has paid nothing: that is no reason not to go on.
    return { event: isUnseen ? 'set aside' : 'came to nothing' };
  }
  const meaning = await task.meaningOf(failure, state);
  if (meaning) return meaning;
  if (state.name === 'asking' && isRejection(error)) return { event: 'rejected', emits };
  // The hash that a wallet of several owners names is none of the chain's.
  if (state.name === 'waiting' && isUnseen)
    return { event: 'unseen', attempt: { ...requested(state), hash: null }, emits };
  return { event: 'stopped', emits };
}

/** Waits for an answer. @returns `null` when there is none in time. */
async function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/**
 * How long an effect may take, milliseconds; `null` for as long as it likes, as a transaction may, and a page that
 * resumes without the wallet. The wallet's own provider must not keep the lock by its silence.
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
  for (;;) {
    const { done, value } = await soon(effect.next());
    if (done) return value;
    yield value;
  }
}

function given<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('The wallet does not answer.');
  return answer;
}

/** Waits for the wallet; an answer that comes too late is written down for the next run. */
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
      if (late.attempt && isSame(journal.read(), attempt)) journal.note(late.attempt, false);
    },
    (error: unknown) => {
      if (isRejection(error) && isSame(journal.read(), attempt)) journal.forget();
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
    { ...attempt, from },
  );
  const isSearched = state.name === 'searching';
  switch (news.type) {
    case 'seen': {
      const found = { ...attempt, nonce: news.nonce, hash: news.hash };
      const isNew = news.hash !== attempt.hash;
      const told = isNew ? [task.found(found, news.isReplacement)] : [];
      return { event: 'found', attempt: found, emits: isSearched ? task.resumed(found) : told };
    }
    case 'done':
    case 'mined': {
      const receipt = news.type === 'mined' ? news.receipt : null;
      if (receipt && receipt.status !== 'success')
        throw await reverted(reader, from, attempt.call, receipt.blockNumber);
      const settled = await task.settled(attempt, receipt);
      const emits = [...(isSearched ? task.resumed(attempt) : []), ...(settled.emits ?? [])];
      return { ...settled, emits };
    }
    case 'unsent':
      return { event: 'nothing' };
    case 'cancelled':
      // Nobody knows that this was asked for here: the account has sent something else.
      if (isSearched) return { event: 'nothing' };
      throw new Refusal({ notice: { id: 'toast.userCancelled' } });
    case 'dropped':
      throw new Refusal({ notice: { id: 'purchase.dropped' } });
    case 'unseen':
      throw new Refusal({ notice: { id: 'purchase.unseen' } });
  }
}
