import type { FeeLeg, LedgerKind, Position } from '@upline/domain';

/** Somebody whom a line names. */
export interface LineMember {
  wallet: string;
  /** `''` for a wallet that only the chain names. */
  memberId: string;
  /** `''` where the member has given none. */
  name: string;
}

/** What every line shows. */
interface LineFacts {
  position: Position;
  /** Units of 10⁻⁶, always positive: the kind says what became of them. */
  amount: bigint;
  /** Whose purchase caused it; `null` for the member's own acts. */
  from: LineMember | null;
  /** The transaction's hash. */
  transaction: string;
  block: bigint;
  /** ISO 8601. */
  at: string;
  isProvisional: boolean;
}

/** Income that was lost, and who received it: the chain always says. */
export interface LostLine extends LineFacts {
  kind: 'lost';
  receiver: LineMember;
}

/** Anything else, which nobody received instead. */
interface OwnLine extends LineFacts {
  kind: Exclude<LedgerKind, 'lost'>;
  receiver: null;
  /** Where the fee of a level that was bought went; `null` for every other kind, and where a server leaves it out. */
  split?: FeeOfLine | null;
}

/** Where a fee went, and who is behind the wallets. */
export interface FeeOfLine {
  legs: readonly FeeLeg[];
  people: readonly LineMember[];
}

/** One event of a member's ledger, as a line shows it. */
export type ShownLine = LostLine | OwnLine;

/** What the chain says of a line that somebody wants verified. */
export type ProofState =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'confirmed'; block: bigint; isFinal: boolean }
  | { status: 'differs'; fields: readonly string[] }
  | { status: 'missing' }
  | { status: 'silent' };
