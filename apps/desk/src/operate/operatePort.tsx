import type {
  ActField,
  ActValues,
  Failure,
  NotificationPayload,
  OperatorAct,
  PoolKind,
  Position,
} from '@upline/domain';
import type { AdminChange, RoleHolder } from '@upline/ui/ports';
import { createContext, type ReactNode, useContext } from 'react';

/** An announced change and its execution window. Seconds since 1970. */
interface Announced {
  readyAt: bigint;
  expiresAt: bigint;
}

/** State of a pool contract. Money in units of 10⁻⁶, shares in hundredths of a percent. */
export interface PoolAtWork {
  /** `pool 3`; further pools of a level include their address. */
  name: string;
  address: string;
  position: Position;
  kind: PoolKind;
  /** Allowed ranges of new terms as text; `''` if unknown. */
  limits: string;
  terms: { joiningFee: bigint; referralShare: number; networkShare: number; operatorShare: number };
  members: bigint;
  /** Unclaimed amounts of members and funds. */
  owed: bigint;
  /** The pool's coin balance. */
  held: bigint;
  /** Amount available to the operator. */
  fund: bigint;
  isStarted: boolean;
  isRetired: boolean;
  /** End of the last pause, seconds; 0 if never paused. */
  pausedUntil: bigint;
  pendingTerms: Announced | null;
  pendingRetirement: Announced | null;
}

/** Time at which a change becomes executable, or at which a state ends. Seconds. */
export interface ChainClock {
  what: string;
  from: bigint;
  /** End of the window; `null` if unlimited. */
  until: bigint | null;
}

/** Account type of a role holder. */
export type Holder =
  | { kind: 'wallet' }
  | { kind: 'safe'; threshold: number; owners: readonly string[] }
  | { kind: 'contract' };

/** Overview of all pools at one block. */
export interface PoolsAtWork {
  block: bigint;
  /** The block's time, seconds. */
  at: bigint;
  pools: readonly PoolAtWork[];
  roles: readonly RoleHolder[];
  /** Account type by address of role holder. */
  holders: Readonly<Record<string, Holder>>;
  clocks: readonly ChainClock[];
  /** Differences from launch that no role can cause. */
  faults: readonly string[];
  /** Differences from launch that roles are allowed to cause. */
  laterChanges: readonly string[];
}

/** One value that an act changes. */
export interface ActChange {
  where: string;
  what: string;
  from: string;
  to: string;
}

/** One part of an example purchase before and after the act, units of 10⁻⁶. */
export interface ActExample {
  where: string;
  what: string;
  from: bigint;
  to: bigint;
}

export interface ActTest {
  /** First failing call with the reason; `null` if all succeed. */
  refused: { what: string; failure: Failure } | null;
  /** Gas of all calls; `null` if any fails. */
  gas: bigint | null;
}

/**
 * A call identified by contract and hash of chain, contract and data, as in the server and in
 * events.
 */
export interface NamedCall {
  contract: string;
  callHash: string;
}

/**
 * The hashes that the owners of a Safe sign, for one nonce of the Safe; or the reason that they are
 * unknown.
 */
export type SafeSigning =
  | { domainHash: string; messageHash: string; safeTxHash: string; nonce: bigint }
  | { fault: string };

/** A planned and simulated act. */
export interface ActDraft {
  title: string;
  /** Required role, as named by the contracts. */
  role: string;
  /** The only address that may send the act; `null` if none. */
  actor: string | null;
  holder: Holder | null;
  risks: readonly string[];
  changes: readonly ActChange[];
  example: readonly ActExample[];
  waits: readonly ChainClock[];
  /** Contract rules that the act satisfies, with figures. */
  checks: readonly { what: string; figure: string }[];
  calls: readonly { what: string; to: string; data: string }[];
  /** The same calls, identified by hash. */
  named: readonly NamedCall[];
  /** Announcement per call after it is final; empty if members are not notified. */
  told: readonly { call: NamedCall; facts: NotificationPayload }[];
  /** Contracts that the act skips, with the reason. */
  passedOver: readonly string[];
  /** Reasons that block the act; empty if allowed. */
  refusals: readonly string[];
  /** `null` if there is nothing to simulate. */
  test: ActTest | null;
  /** Block of plan and simulation. */
  block: bigint;
  /**
   * Short hash of chain, sender and calls, equal for all signers; `null` if nothing can be sent.
   */
  fingerprint: string | null;
  /** `null` if no Safe signs. */
  signing: SafeSigning | null;
  /** JSON file for Safe's Transaction Builder. */
  safeFile: string | null;
}

/** An act that waits for signers, as stored by the server. */
export interface SavedAct {
  actor: string;
  /** The Safe's nonce for which hashes were shown; `null` if no Safe signs. */
  nonce: string | null;
  calls: readonly { contract: string; data: string }[];
}

/** A saved act as its bytes and the chain describe it. */
export interface InspectedAct {
  /** One text per call; `null` for a call that is none of the contracts'. */
  what: readonly (string | null)[];
  /** Hashes for the saved nonce, or for the Safe's next one if that was used. `null` if no Safe signs. */
  signing: SafeSigning | null;
}

/** Result of planning an act. */
export interface ActAnswer {
  draft: ActDraft | null;
  /** Required empty fields. */
  missing: readonly ActField[];
  /** Invalid fields, with the expected input. */
  faults: Readonly<Partial<Record<ActField, string>>>;
  /** Reason that the values are invalid together, in plain words; `null` if valid. */
  nonsense: string | null;
}

/** Progress of an act sent by the wallet. Steps count from 1. */
export type ActStage =
  | { at: 'wallet'; step: number; steps: number; what: string }
  | { at: 'sent'; step: number; steps: number; hash: string | null }
  | { at: 'mined'; block: bigint; hash: string | null };

/** State of a mined act, which a reorg may drop. */
export type ActStanding = { at: 'mined'; block: bigint } | { at: 'waits' } | { at: 'dropped' };

/** Thrown if an act was not sent. */
export class ActNotSent extends Error {
  override readonly name = 'ActNotSent';
  readonly reason: 'changed' | Failure;

  constructor(reason: 'changed' | Failure, cause?: unknown) {
    super('The act was not sent.', { cause });
    this.reason = reason;
  }
}

/** The operator's access to the pools: this browser reads the chain, the user's wallet sends. */
export interface OperatePort {
  /** @throws Error if the chain is unreachable. */
  look(): Promise<PoolsAtWork>;
  /** Number of the latest block. @throws Error if the chain is unreachable. */
  head(): Promise<bigint>;
  /** Plans and simulates an act without sending. @throws Error if the chain is unreachable. */
  ask(act: OperatorAct, values: ActValues): Promise<ActAnswer>;
  /** True if the connected wallet supports batched calls (EIP-5792). Opens no wallet dialog. */
  canBatch(): Promise<boolean>;
  /**
   * Plans the act again and sends it with the connected wallet if unchanged.
   * @throws ActNotSent if the chain has changed, or if the wallet or the chain rejects the act.
   */
  send(draft: ActDraft, way: 'wallet' | 'batch', report: (stage: ActStage) => void): Promise<void>;
  /**
   * Checks a mined act.
   * @param hash Its last transaction.
   * @throws Error if the chain is unreachable.
   */
  standing(hash: string): Promise<ActStanding>;
  /**
   * Searches the chain for all calls of an act since it was planned, from any sender; `null` if not
   * found.
   * @throws Error if the chain is unreachable.
   */
  find(draft: ActDraft): Promise<{ block: bigint; hash: string } | null>;
  /** Decodes a saved act and computes what its Safe signs. @throws Error if the chain is unreachable. */
  inspect(saved: SavedAct): Promise<InspectedAct>;
  /** The calls of a saved act, identified by hash. */
  named(saved: SavedAct): readonly NamedCall[];
  /**
   * True if an account signed a message, with its key or as a contract (EIP-1271).
   * @throws Error if the chain is needed and unreachable.
   */
  proves(wallet: string, message: string, signature: `0x${string}`): Promise<boolean>;
  /** The call that emitted a role event; `null` if the event accompanies another. */
  callOf(change: AdminChange): NamedCall | null;
  /**
   * Verifies the effects of an act.
   * @returns Missing effects as text.
   * @throws Error if the chain is unreachable.
   */
  missing(draft: ActDraft): Promise<readonly string[]>;
}

const OperateContext = createContext<OperatePort | null>(null);

export function OperateProvider({ operate, children }: { operate: OperatePort; children: ReactNode }) {
  return <OperateContext value={operate}>{children}</OperateContext>;
}

/** @throws Error outside an `OperateProvider`. */
export function useOperate(): OperatePort {
  const operate = useContext(OperateContext);
  if (!operate) throw new Error('A page of Operate stands outside OperateProvider.');
  return operate;
}
