import type { Failure } from '@upline/domain';
import type { Hash } from 'viem';
import type { Attempt } from '../transaction/attempt.ts';
import type { TransactionNews } from '../transaction/followTransaction.ts';
import { type JournalChange, journalChange } from './journalChange.ts';
import { begin, isEnd, next, type State, type Transition } from './machine.ts';

/** The types of one kind of run: purchase, claim, revocation. */
export interface RunTypes {
  attempt: Attempt;
  /** All that the run knows beside its state in the machine. */
  data: unknown;
  /** A request to wallet or node. */
  action: unknown;
  /** The answer to an action. */
  result: unknown;
  /** An event for the page. */
  event: unknown;
}

/** The state of a run. Nothing else is remembered between two events. */
export type RunState<Types extends RunTypes> = State<Types['attempt']> & {
  data: Types['data'];
  /** The run's own request in the journal, also after its end was seen. */
  own: Types['attempt'] | null;
};

/** The consequence of a result: a transition, or one more action in the same state. */
export type Decision<Types extends RunTypes> = {
  data?: Types['data'];
  /** Emitted after the journal is written. */
  emits?: readonly Types['event'][];
} & (Transition<Types['attempt']> | { action: Types['action'] });

/** The pure half of a kind of run. */
export interface Rules<Types extends RunTypes> {
  /** True if a wallet is there to continue after an earlier run's request failed. */
  canAsk: boolean;
  /** The first action of a state. The reducer follows transactions itself. */
  enter(state: RunState<Types>): Decision<Types>;
  decide(state: RunState<Types>, result: Types['result']): Decision<Types>;
  /** The consequence of an error that does not simply stop this kind of run. */
  decideFailure(state: RunState<Types>, failure: Failure): Decision<Types> | null;
  /** Events of a request sent by an earlier run. */
  resumed(attempt: Types['attempt']): readonly Types['event'][];
  /** Event of a new transaction hash. */
  found(attempt: Types['attempt'] & { hash: Hash }, isReplacement: boolean): Types['event'];
  failed(failure: Failure): Types['event'];
}

/** An event of a run. Each answers the last prompt. */
export type RunEvent<Types extends RunTypes> =
  | { type: 'answered'; result: Types['result'] }
  | Extract<TransactionNews, { type: 'seen' | 'cancelled' | 'dropped' | 'unseen' | 'unsent' }>
  /** `by` is the owner of the wallet who rejects, the app that refuses, or anything else. */
  | { type: 'failed'; failure: Failure; by: 'owner' | 'app' | 'other' }
  /** The wallet did not answer in time. */
  | { type: 'silent' };

/** A request to the runner. The last one of a step is answered by an event. */
export type Prompt<Types extends RunTypes> =
  | { do: 'write'; change: JournalChange<Types['attempt']> }
  | { do: 'emit'; event: Types['event'] }
  | { do: 'act'; action: Types['action'] }
  | { do: 'follow'; attempt: Types['attempt'] };

export interface Step<Types extends RunTypes> {
  state: RunState<Types>;
  prompts: readonly Prompt<Types>[];
}

/**
 * The first step of a run.
 * @param attempt The newest request in the journal.
 * @param open The older ones.
 */
export function start<Types extends RunTypes>(
  rules: Rules<Types>,
  data: Types['data'],
  { attempt, open }: { attempt: Types['attempt'] | null; open: readonly Types['attempt'][] },
): Step<Types> {
  return entered(rules, { ...begin(attempt, open), data, own: attempt }, []);
}

/** Applies an event to a run without side effects: the runner performs the prompts. */
export function reduce<Types extends RunTypes>(
  rules: Rules<Types>,
  state: RunState<Types>,
  event: RunEvent<Types>,
): Step<Types> {
  return taken(rules, state, decisionOf(rules, state, event), []);
}

/** The request that a run follows or has made. */
function requested<Kind>({ name, attempt }: Pick<State<Kind>, 'name' | 'attempt'>): Kind {
  if (attempt === null) throw new Error(`Nothing was asked for while ${name}.`);
  return attempt;
}

function entered<Types extends RunTypes>(
  rules: Rules<Types>,
  state: RunState<Types>,
  prompts: readonly Prompt<Types>[],
): Step<Types> {
  if (isEnd(state)) return { state, prompts };
  if (state.name === 'searching' || state.name === 'waiting')
    return { state, prompts: [...prompts, { do: 'follow', attempt: requested(state) }] };
  return taken(rules, state, rules.enter(state), prompts);
}

function taken<Types extends RunTypes>(
  rules: Rules<Types>,
  before: RunState<Types>,
  decision: Decision<Types>,
  earlier: readonly Prompt<Types>[],
): Step<Types> {
  const { data = before.data, emits = [] } = decision;
  const emitted = emits.map((event): Prompt<Types> => ({ do: 'emit', event }));
  if ('action' in decision) {
    const act: Prompt<Types> = { do: 'act', action: decision.action };
    return { state: { ...before, data }, prompts: [...earlier, ...emitted, act] };
  }
  const after = next<Types['attempt']>(before, decision);
  const isUnseen = decision.event === 'unseen';
  const change = journalChange<Types['attempt']>(before, after, { own: before.own, isUnseen });
  const written: Prompt<Types>[] = change ? [{ do: 'write', change }] : [];
  const state = { ...after, data, own: after.attempt ?? before.own };
  return entered(rules, state, [...earlier, ...written, ...emitted]);
}

function refusal(id: Failure['notice']['id']) {
  return { failure: { notice: { id } }, by: 'app' } as const;
}

function decisionOf<Types extends RunTypes>(
  rules: Rules<Types>,
  state: RunState<Types>,
  event: RunEvent<Types>,
): Decision<Types> {
  const isSearched = state.name === 'searching';
  switch (event.type) {
    case 'answered': {
      const decision = rules.decide(state, event.result);
      if (!isSearched || 'action' in decision) return decision;
      return { ...decision, emits: [...rules.resumed(requested(state)), ...(decision.emits ?? [])] };
    }
    case 'seen': {
      const { nonce, hash, isReplacement } = event;
      const attempt: Types['attempt'] & { hash: Hash } = { ...requested(state), nonce, hash };
      const isNew = hash !== requested(state).hash;
      const events = isNew ? [rules.found(attempt, isReplacement)] : [];
      return { event: 'found', attempt, emits: isSearched ? rules.resumed(attempt) : events };
    }
    case 'unsent':
      return { event: 'nothing' };
    case 'cancelled':
      // The account sent another transaction, and no one saw this request accepted.
      if (isSearched) return { event: 'nothing' };
      return failed(rules, state, refusal('toast.userCancelled'));
    case 'dropped':
    case 'unseen':
      return failed(rules, state, refusal(`purchase.${event.type}`));
    case 'silent':
      return { event: 'silent', emits: [rules.failed({ notice: { id: 'purchase.unseen' } })] };
    case 'failed':
      return failed(rules, state, event);
  }
}

/** The consequence of an error in a state. */
function failed<Types extends RunTypes>(
  rules: Rules<Types>,
  state: RunState<Types>,
  { failure, by }: Omit<Extract<RunEvent<Types>, { type: 'failed' }>, 'type'>,
): Decision<Types> {
  const emits = [rules.failed(failure)];
  const isUnseen = failure.notice.id === 'purchase.unseen';
  if (state.name === 'waiting' && state.isEarlier && rules.canAsk && by === 'app') {
    // An earlier request that paid nothing does not stop this run.
    return { event: isUnseen ? 'set aside' : 'came to nothing' };
  }
  const decision = rules.decideFailure(state, failure);
  if (decision) return decision;
  if (state.name === 'asking' && by === 'owner') return { event: 'rejected', emits };
  // A multisig wallet's hash is not the hash of a transaction on chain.
  if (state.name === 'waiting' && isUnseen)
    return { event: 'unseen', attempt: { ...requested(state), hash: null }, emits };
  return { event: 'stopped', emits };
}
