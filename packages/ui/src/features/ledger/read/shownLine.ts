import type { LedgerKind, PayoutTransfer, Position } from '@upline/domain';

export interface LineMember {
  wallet: string;
  /** `''` for a wallet without an account. */
  memberId: string;
  /** `''` if the member has no name. */
  name: string;
}

interface LineFacts {
  position: Position;
  /** Units of 10⁻⁶, always positive; the kind determines the direction. */
  amount: bigint;
  /** The buyer who caused it; `null` for the member's own actions. */
  from: LineMember | null;
  /** Transaction hash. */
  transaction: string;
  block: bigint;
  /** ISO 8601. */
  at: string;
  isProvisional: boolean;
}

/** Lost income with its receiver, which the chain always records. */
export interface LostLine extends LineFacts {
  kind: 'lost';
  receiver: LineMember;
}

/** A line of any other kind, without another receiver. */
interface OwnLine extends LineFacts {
  kind: Exclude<LedgerKind, 'lost'>;
  receiver: null;
  /** The split of a level's fee; `null` for other kinds, and if the server omits it. */
  split?: FeeOfLine | null;
}

/** The split of a fee, with the members behind the wallets. */
export interface FeeOfLine {
  legs: readonly PayoutTransfer[];
  people: readonly LineMember[];
}

/** A displayed ledger line. */
export type ShownLine = LostLine | OwnLine;

export type ProofState =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'confirmed'; block: bigint; isFinal: boolean }
  | { status: 'differs'; fields: readonly string[] }
  | { status: 'missing' }
  | { status: 'silent' };
