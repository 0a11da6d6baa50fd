import type { LedgerKind } from '../ledger/ledger.ts';
import type { Position } from '../levels/levels.ts';

/**
 * What the transaction did that a ticket is about, by the ledger of the member who asks and by the chain; `unknown` is
 * one that no node knows, `unread` one that nobody could read yet.
 */
export const chainMarks = [
  'reverted',
  'lost',
  'waiting',
  'allowance',
  'bought',
  'claimed',
  'received',
  'other',
  'unknown',
  'unread',
] as const;

export type ChainMarkKind = (typeof chainMarks)[number];

/** What a member's history on the chain tells of: the lines of their ledger but for shares, and allowances. */
export const chainEventKinds = ['participation', 'referral', 'level', 'lost', 'claim', 'allowance'] as const;

export type ChainEventKind = (typeof chainEventKinds)[number];

/** The marks that may still change by themselves. */
export const openMarks = ['waiting', 'unknown', 'unread'] as const satisfies readonly ChainMarkKind[];

/** What a list says of a ticket's transaction. */
export interface ChainMark {
  kind: ChainMarkKind;
  /** The contract's error for `reverted`; `''` for none. */
  name: string;
  /** Units of 10⁻⁶: what was lost, paid, claimed, received or allowed. */
  amount: bigint | null;
  position: Position | null;
  /** The number of a transaction that waits. */
  nonce: number | null;
}

/** What a transaction brought, cost or lost one member. */
export interface MarkLine {
  kind: LedgerKind;
  /** Units of 10⁻⁶. */
  amount: bigint;
  position: Position;
}

/** What the chain says of it, as far as a list needs it. */
export interface MarkOutcome {
  state: 'unknown' | 'waiting' | 'done' | 'reverted';
  position: Position | null;
  nonce: number | null;
  /** The contract's error; `''` for none. */
  error: string;
  allowances: readonly { position: Position; amount: bigint }[];
}

const none = { name: '', amount: null, position: null, nonce: null };

/** Of which kind of line a mark speaks: what the member did themselves comes first, then what they missed. */
const byLine = [
  ['bought', ['participation']],
  ['claimed', ['claim']],
  ['lost', ['lost']],
  ['received', ['referral', 'level', 'global']],
] as const satisfies readonly (readonly [ChainMarkKind, readonly LedgerKind[]])[];

/**
 * The mark of a transaction.
 * @param lines What the member's ledger has of it.
 * @param outcome What the chain says; `null` when it did not answer.
 */
export function chainMarkOf(lines: readonly MarkLine[], outcome: MarkOutcome | null): ChainMark {
  for (const [kind, kinds] of byLine) {
    const told = lines.filter((line) => kinds.some((one) => one === line.kind));
    const [first] = told;
    if (!first) continue;
    const amount = told.reduce((sum, line) => sum + line.amount, 0n);
    return { ...none, kind, amount, position: first.position };
  }
  if (outcome === null) return { ...none, kind: 'unread' };
  const { state, position, nonce, error, allowances } = outcome;
  const last = allowances.at(-1);
  if (state === 'reverted') return { ...none, kind: 'reverted', name: error, position };
  if (state === 'waiting') return { ...none, kind: 'waiting', position, nonce };
  if (state === 'unknown') return { ...none, kind: 'unknown' };
  return last ? { ...none, kind: 'allowance', ...last } : { ...none, kind: 'other', position };
}

/** The tag that a mark gives a ticket, so that tickets of its kind are found together; `null` for none. */
export function tagOfMark({ kind }: Pick<ChainMark, 'kind'>): string | null {
  const tags: Partial<Record<ChainMarkKind, string>> = {
    reverted: 'reverted',
    lost: 'lost-income',
    waiting: 'not-mined',
  };
  return tags[kind] ?? null;
}
