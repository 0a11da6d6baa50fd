/**
 * The state machine behind all of a member's transactions: purchase, claim, and revocation of an
 * allowance. `transitions` defines it, `reducer.ts` applies events to a run's state, `run.ts`
 * performs the prompts, and `docs/architecture.md` draws it. `purchaseRules.test.ts` plays each
 * break point below without a chain.
 *
 * The browser's journal stores, per wallet and level, the requests whose end was not observed: the
 * call, the account's next nonce and the current block, written before the wallet opens; the hash
 * is added when the wallet answers. So a page can be closed at any time, and the next page resumes
 * the newest request. It reads the chain first and opens no wallet:
 *
 * - Closed while the prompt was open, and the member did not sign: `looking → searching`, which
 *   finds nothing. The member can try again; the request stays in the journal, because the wallet
 *   may still send it.
 * - Closed while the prompt was open, and the member signed: the journal has no hash. `searching`
 *   finds the transaction by its nonce, `waiting` follows it to its block.
 * - Closed after the wallet answered: the journal has the hash. `looking → waiting`, as without the
 *   interruption.
 * - Closed after an approval was signed: it is followed to its block, and the run ends at `left`,
 *   since it has no wallet to continue with. The member presses Purchase again, and the approval is
 *   not requested twice.
 * - Closed after the block: `looking` finds the level bought and requests nothing.
 *
 * A run that opens the wallet holds a browser lock from its first to its last state, so that two
 * pages never open the wallet at once. The lock ends with the page. A page that only resumes holds
 * it while it follows a request that was certainly sent; to search for a request without a hash it
 * releases the lock first, so that the member can buy meanwhile.
 *
 * If the wallet does not answer in time, the run ends at `failed` and releases the lock; the
 * request stays in the journal, and a late answer is stored there and resumed. A retry sends a new
 * request and ends only that one: the earlier request stays in `open`, because the wallet may still
 * accept it.
 */

/** The action of each state. The last three are final. */
export const states = {
  looking: 'Reads the chain and the journal: is it done, was it requested before?',
  searching: 'Searches for a requested transaction whose answer was never received',
  waiting: 'Follows the sent transaction to its block',
  planning: 'Determines the missing calls and simulates them',
  preparing: 'Simulates the next call, and reads the account’s nonce and the newest block',
  asking: 'Waits for the wallet’s answer',
  done: 'The chain shows the result',
  failed: 'Stopped, with the reason',
  left: 'Nothing left to follow, and no wallet to continue with',
} as const;

export type StateName = keyof typeof states;

/**
 * The effect of a transition on the journal's request: `added` stores the event's request beside
 * it, `new` replaces it by the event's, `kept` leaves it because its answer may still come, and
 * `over` ends it. At a final state a request that is over is removed; the open ones are removed
 * only if the run is done.
 */
type Request = 'added' | 'new' | 'kept' | 'over';

type Row = readonly [from: StateName, event: string, to: StateName, request: Request];

/** All transitions between states. Any other event throws. */
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

export interface State<Attempt> {
  name: StateName;
  /** The journal's request that the run made or follows, or `null`. */
  attempt: Attempt | null;
  /** Earlier requests without an answer, oldest first. The wallet may still accept each of them. */
  open: readonly Attempt[];
  /** True if an earlier run sent this request. If it fails, the current run continues. */
  isEarlier: boolean;
  /** True once changed circumstances have led back to planning, which happens once per run. */
  isRetried: boolean;
}

/** An event, with its request if that is new. */
export interface Transition<Attempt> {
  event: EventName;
  attempt?: Attempt;
}

/**
 * The initial state of a run.
 * @param attempt The newest request in the journal.
 * @param open The older requests.
 */
export function begin<Attempt>(attempt: Attempt | null, open: readonly Attempt[] = []): State<Attempt> {
  return { name: 'looking', attempt, open, isEarlier: true, isRetried: false };
}

export function isEnd({ name }: Pick<State<unknown>, 'name'>): boolean {
  return name === 'done' || name === 'failed' || name === 'left';
}

/** Applies an event to a run. @throws Error if the state has no transition for the event. */
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
 * The journal's action after a transition: add the request, update it, remove it, or none. A run
 * that is done removes the open ones too.
 */
export function journalAfter<Attempt>(
  before: State<Attempt>,
  after: State<Attempt>,
): 'add' | 'learn' | 'forget' | null {
  if (after.attempt !== null && after.attempt !== before.attempt)
    return after.name === 'asking' ? 'add' : 'learn';
  return isEnd(after) && after.attempt === null ? 'forget' : null;
}

/** The machine as shown in `docs/architecture.md`: a Mermaid diagram and a table of the states. */
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
