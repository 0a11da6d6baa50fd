/**
 * How everything that a member has a wallet send is carried out: a purchase, a claim, the revocation of an allowance.
 * One machine, as data. `transitions` is the whole of it, `next` reads it, `run.ts` performs it, and
 * `docs/architecture.md` draws it.
 *
 * The browser's journal holds the requests of each wallet and level that were not seen to end: the call, the account's
 * next number and the block before it, written before the wallet opens; the hash is added as soon as the wallet answers.
 * So a page can be closed at any time, and the next page resumes the newest request. It looks at the chain first and
 * opens no wallet:
 *
 * - Closed while the wallet was open, and nobody signed: `looking → searching`, which finds nothing. The member can ask
 *   again, and the request stays in the journal, because the wallet may still send it.
 * - Closed while the wallet was open, and the member signed: the journal has no hash. `searching` finds the transaction
 *   by the account's number, `waiting` follows it to its block.
 * - Closed after the wallet answered: the journal has the hash. `looking → waiting`, as if nothing had happened.
 * - Closed after an approval was signed: it is followed to its block like any other, and then the run ends at `left`,
 *   since no wallet is there to go on. The member presses Purchase again, and the approval is not asked for twice.
 * - Closed after the block: `looking` finds the level bought, and nothing is asked.
 *
 * A run that opens the wallet holds a lock of the browser from its first state to its last, so that two pages never ask
 * one wallet. It goes with the page. A page that only resumes holds it while it follows what was certainly sent; to
 * look for a request without a hash it gives the lock back first, so that the member can buy meanwhile.
 *
 * A wallet that does not answer in time ends the run at `failed`, which gives the lock back; the request stays in the
 * journal, and an answer that comes later is written there and resumed. A retry asks again and ends only its own
 * request: the one before it stays in `open`, because the wallet may still accept it.
 */

/** What is done in each state. The last three are ends. */
export const states = {
  looking: 'Looks at the chain and the journal: is it done, was something asked for before?',
  searching: 'Looks for what a wallet was asked for whose answer nobody heard',
  waiting: 'Follows what was sent to its block',
  planning: 'Checks what is missing, and tries all of it without sending',
  preparing: 'Tries the next call alone, and notes where the account stands',
  asking: 'Waits for the wallet’s answer',
  done: 'It is on the chain',
  failed: 'It stopped, with the reason',
  left: 'Nothing to follow any more, and no wallet here to go on with',
} as const;

export type StateName = keyof typeof states;

/**
 * What a transition makes of the run's request in the journal: `added` writes the event's own beside it, `new` writes
 * the event's own in its place, `kept` leaves it, since it may still come, and `over` takes it as ended: nothing of it
 * comes any more. What is over at an end is forgotten, and no other request with it unless the run is done.
 */
type Request = 'added' | 'new' | 'kept' | 'over';

type Row = readonly [from: StateName, event: string, to: StateName, request: Request];

/** Every way from one state to another. What is not listed cannot happen. */
export const transitions = [
  ['looking', 'owned', 'done', 'over'],
  ['looking', 'sent before', 'waiting', 'kept'],
  ['looking', 'asked before', 'searching', 'kept'],
  ['looking', 'clear', 'planning', 'kept'],
  ['looking', 'unlisted', 'left', 'over'],
  ['looking', 'stopped', 'failed', 'kept'],

  ['searching', 'found', 'waiting', 'new'],
  ['searching', 'nothing', 'planning', 'kept'],
  ['searching', 'confirmed', 'planning', 'over'],
  ['searching', 'finished', 'done', 'over'],
  ['searching', 'stopped', 'failed', 'kept'],

  ['waiting', 'found', 'waiting', 'new'],
  ['waiting', 'confirmed', 'planning', 'over'],
  ['waiting', 'finished', 'done', 'over'],
  ['waiting', 'owned', 'done', 'over'],
  ['waiting', 'came to nothing', 'planning', 'over'],
  ['waiting', 'set aside', 'planning', 'kept'],
  ['waiting', 'changed', 'planning', 'over'],
  ['waiting', 'refused', 'planning', 'over'],
  ['waiting', 'unseen', 'failed', 'new'],
  ['waiting', 'stopped', 'failed', 'over'],

  ['planning', 'planned', 'preparing', 'kept'],
  ['planning', 'finished', 'done', 'over'],
  ['planning', 'no wallet', 'left', 'kept'],
  ['planning', 'owned', 'done', 'over'],
  ['planning', 'changed', 'planning', 'kept'],
  ['planning', 'stopped', 'failed', 'kept'],

  ['preparing', 'ready', 'asking', 'added'],
  ['preparing', 'owned', 'done', 'over'],
  ['preparing', 'changed', 'planning', 'kept'],
  ['preparing', 'refused', 'planning', 'kept'],
  ['preparing', 'stopped', 'failed', 'kept'],

  ['asking', 'sent', 'waiting', 'new'],
  ['asking', 'signed', 'planning', 'over'],
  ['asking', 'unable', 'planning', 'over'],
  ['asking', 'owned', 'done', 'over'],
  ['asking', 'changed', 'planning', 'kept'],
  ['asking', 'refused', 'planning', 'kept'],
  ['asking', 'rejected', 'failed', 'over'],
  ['asking', 'silent', 'failed', 'kept'],
  ['asking', 'stopped', 'failed', 'kept'],
] as const satisfies readonly Row[];

export type EventName = (typeof transitions)[number][1];

/** A run as far as it has come. */
export interface State<Attempt> {
  name: StateName;
  /** The request that the run follows or has made, as the journal has it; `null` for none. */
  attempt: Attempt | null;
  /** Earlier requests, the oldest first: nobody heard the wallet's answer, and each may still be accepted. */
  open: readonly Attempt[];
  /** Whether this was asked for by an earlier run, so that this one may go on when it comes to nothing. */
  isEarlier: boolean;
  /** Whether a change of circumstances has led back to planning: it does so once. */
  isRetried: boolean;
}

/** An event, with the request that it is about where there is a new one. */
export interface Transition<Attempt> {
  event: EventName;
  attempt?: Attempt;
}

/**
 * A run at its beginning.
 * @param attempt The newest request in the journal.
 * @param open The others in it.
 */
export function begin<Attempt>(attempt: Attempt | null, open: readonly Attempt[] = []): State<Attempt> {
  return { name: 'looking', attempt, open, isEarlier: true, isRetried: false };
}

/** Whether a run has come to an end. */
export function isEnd({ name }: Pick<State<unknown>, 'name'>): boolean {
  return name === 'done' || name === 'failed' || name === 'left';
}

/** The run after an event. @throws Error at an event that the state does not know. */
export function next<Attempt>(
  state: State<Attempt>,
  { event, attempt }: Transition<Attempt>,
): State<Attempt> {
  const row = transitions.find(([from, name]) => from === state.name && name === event);
  if (!row) throw new Error(`Nothing leads from ${state.name} by ${event}.`);
  const [, , to, request] = row;
  const after: Record<Request, Attempt | null> = {
    added: attempt ?? null,
    new: attempt ?? null,
    kept: state.attempt,
    over: null,
  };
  return {
    name: to,
    attempt: after[request],
    open: request === 'added' && state.attempt !== null ? [...state.open, state.attempt] : state.open,
    isEarlier: state.isEarlier && to !== 'preparing',
    isRetried: state.isRetried || event === 'changed',
  };
}

/**
 * What the journal does after a transition: it adds the request, learns more of it, forgets it, or nothing. A run that
 * is done forgets the open ones too.
 */
export function journalAfter<Attempt>(
  before: State<Attempt>,
  after: State<Attempt>,
): 'add' | 'learn' | 'forget' | null {
  if (after.attempt !== null && after.attempt !== before.attempt)
    return after.name === 'asking' ? 'add' : 'learn';
  return isEnd(after) && after.attempt === null ? 'forget' : null;
}

/** The machine as `docs/architecture.md` shows it: a diagram for Mermaid, and what is done in each state. */
export function diagram(): string {
  const arrows = new Map<string, string[]>();
  for (const [from, event, to] of transitions) {
    const arrow = `${from} --> ${to}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), event]);
  }
  const lines = [...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
  const rows = Object.entries(states).map(([name, does]) => `| \`${name}\` | ${does} |`);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> looking',
    ...lines,
    '```',
    '',
    '| state | what happens in it |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
