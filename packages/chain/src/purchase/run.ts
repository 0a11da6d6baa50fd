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

/** What has happened, and the events to emit once the journal knows. */
export interface News<Kind, Event> extends Transition<Kind> {
  emits?: readonly Event[];
}

/** What is done in a state: it may emit events as it goes, and says what has happened in the end. */
export type Effect<Kind, Event> = AsyncGenerator<Event, News<Kind, Event>> | Promise<News<Kind, Event>>;

/** What one kind of run does in each state. */
export interface Task<Kind extends Attempt, Event> {
  /**
   * @param attempt The newest request in the journal.
   * @param open Those before it.
   */
  look(attempt: Kind | null, open: readonly Kind[]): Effect<Kind, Event>;
  /** @param open All requests that may still be accepted. */
  plan(open: readonly Kind[]): Effect<Kind, Event>;
  prepare(): Effect<Kind, Event>;
  /** Opens the wallet. */
  ask(attempt: Kind): Promise<News<Kind, Event>>;
  /** Whether what was asked for has come about, by whichever transaction. */
  isDone(attempt: Kind): Promise<boolean>;
  /** What it means that it has: `receipt` is `null` where another transaction brought it about. */
  outcomeOf(attempt: Kind, receipt: TransactionReceipt | null): Promise<News<Kind, Event>>;
  /** Follows what is no single transaction; `null` where it is one. */
  followBatch?(attempt: Kind): Promise<News<Kind, Event>> | null;
  /** Takes down that the chain reverted a request. */
  reverted?(attempt: Kind): Promise<void>;
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
  /** What is resumed, where the page that asked may have forgotten it since. @default the newest in the journal */
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

/** The requests without one of them. */
function without<Kind extends Attempt>(requests: readonly Kind[], one: Kind | null): readonly Kind[] {
  const index = requests.findLastIndex((request) => isSame(request, one));
  return index === -1 ? requests : requests.toSpliced(index, 1);
}

/** Writes what was learnt of a request, unless the journal has it no longer. */
function learn<Kind extends Attempt>(journal: Journal<Kind>, attempt: Kind, isUnseen: boolean) {
  const requests = journal.read();
  const index = requests.findLastIndex((request) => isSame(request, attempt));
  if (index !== -1) journal.write(requests.with(index, attempt), isUnseen);
}

/** Brings the journal up to a transition. Another page may have asked for something else since: that stays. */
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
  // A request that has ended is in the journal until the next one is written, or the run ends.
  const ended = before.attempt === null || attempt === null ? [own] : [];
  const over = name === 'done' ? [...ended, ...open] : ended;
  const held = journal.read();
  const requests = over.reduce<readonly Kind[]>(without, held);
  if (act === 'add' || requests !== held) journal.write(attempt ? [...requests, attempt] : requests, false);
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
  try {
    for (;;) {
      const { done, value } = await soon(effect.next());
      if (done) return value;
      yield value;
    }
  } finally {
    // Not waited for: one that is still silent ends when it is answered.
    effect.return({ event: 'stopped' }).catch(() => undefined);
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
    // A wallet that has answered has said yes, whatever it calls the transaction.
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
      // Nobody knows that this was asked for here: the account has sent something else.
      if (isSearched) return { event: 'nothing' };
      throw new Refusal({ notice: { id: 'toast.userCancelled' } });
    case 'dropped':
      throw new Refusal({ notice: { id: 'purchase.dropped' } });
    case 'unseen':
      throw new Refusal({ notice: { id: 'purchase.unseen' } });
  }
}
