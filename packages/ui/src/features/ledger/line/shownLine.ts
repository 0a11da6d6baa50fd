import type { LedgerKind, Position } from '@upline/domain';

/** One event of a member's ledger, as a line shows it. */
export interface ShownLine {
  kind: LedgerKind;
  position: Position;
  /** Units of 10⁻⁶, always positive: the kind says what became of them. */
  amount: bigint;
  /** Whose purchase caused it; `null` for the member's own acts. */
  from: { wallet: string; memberId: string; name: string } | null;
  /** Who received a lost income, and which level would have caught it; `null` for every other kind. */
  loss: { receiver: string; missingPosition: Position } | null;
  /** The transaction's hash. */
  transaction: string;
  /** ISO 8601. */
  at: string;
  isProvisional: boolean;
}

/** What the chain says of a line that somebody wants verified. */
export type ProofState =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'confirmed'; block: bigint; isFinal: boolean }
  | { status: 'differs'; fields: readonly string[] }
  | { status: 'missing' }
  | { status: 'silent' };
