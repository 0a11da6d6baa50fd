import type { LedgerKind } from '../ledger/ledger.ts';
import type { Position } from '../levels/levels.ts';

/**
 * The status of a ticket's transaction, from the member's ledger and the chain; `unknown`: no node
 * knows the transaction, `unread`: it could not be read yet.
 */
export const transactionStatuses = [
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

export type TransactionStatusKind = (typeof transactionStatuses)[number];

/** The events of a member's chain history: ledger rows except global shares, and allowances. */
export const chainEventKinds = ['participation', 'referral', 'level', 'lost', 'claim', 'allowance'] as const;

export type ChainEventKind = (typeof chainEventKinds)[number];

/** The marks that can still change without the staff. */
export const openStatuses = [
  'waiting',
  'unknown',
  'unread',
] as const satisfies readonly TransactionStatusKind[];

/** The transaction of a ticket as shown in a list. */
export interface TransactionStatus {
  kind: TransactionStatusKind;
  /** The contract's error if `reverted`; `''` for none. */
  name: string;
  /** Units of 10⁻⁶: the amount lost, paid, claimed, received or allowed. */
  amount: bigint | null;
  position: Position | null;
  /** The nonce of a pending transaction. */
  nonce: number | null;
}

/** A ledger row of one member from a transaction. */
export interface StatusLine {
  kind: LedgerKind;
  /** Units of 10⁻⁶. */
  amount: bigint;
  position: Position;
}

/** The outcome of a transaction on the chain, as far as lists need it. */
export interface StatusOutcome {
  state: 'unknown' | 'waiting' | 'done' | 'reverted';
  position: Position | null;
  nonce: number | null;
  /** The contract's error; `''` for none. */
  error: string;
  allowances: readonly { position: Position; amount: bigint }[];
}

const none = { name: '', amount: null, position: null, nonce: null };

/**
 * The ledger kinds of each mark in order of precedence: the member's own acts first, then lost
 * income.
 */
const byLine = [
  ['bought', ['participation']],
  ['claimed', ['claim']],
  ['lost', ['lost']],
  ['received', ['referral', 'level', 'global']],
] as const satisfies readonly (readonly [TransactionStatusKind, readonly LedgerKind[]])[];

/**
 * Derives the mark of a transaction.
 * @param lines The rows of the transaction in the member's ledger.
 * @param outcome The outcome on the chain; `null` if no node answered.
 */
export function transactionStatusOf(
  lines: readonly StatusLine[],
  outcome: StatusOutcome | null,
): TransactionStatus {
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

/** The tag that a mark adds to its ticket, for filtering; `null` for none. */
export function statusTag({ kind }: Pick<TransactionStatus, 'kind'>): string | null {
  const tags: Partial<Record<TransactionStatusKind, string>> = {
    reverted: 'reverted',
    lost: 'lost-income',
    waiting: 'not-mined',
  };
  return tags[kind] ?? null;
}
