import type {
  ActField,
  ActValues,
  Failure,
  NoticeFacts,
  OperatorAct,
  PoolKind,
  Position,
} from '@upline/domain';
import type { AdminChange, RoleHolder } from '@upline/ui/ports';
import { createContext, type ReactNode, useContext } from 'react';

/** Something that was announced, and between when it can be done. Seconds since 1970. */
interface Announced {
  readyAt: bigint;
  expiresAt: bigint;
}

/** A pool as its contract has it, for those who run it. Money in units of 10⁻⁶, shares in hundredths of a percent. */
export interface PoolAtWork {
  /** `pool 3`; a later pool of a level also by its address. */
  name: string;
  address: string;
  position: Position;
  kind: PoolKind;
  /** Which terms may be announced, in words; `''` where that is not known. */
  limits: string;
  terms: { joiningFee: bigint; referralShare: number; networkShare: number; operatorShare: number };
  members: bigint;
  /** What members and funds have not claimed. */
  owed: bigint;
  /** What the pool holds of the coin. */
  held: bigint;
  /** What the operator can take. */
  fund: bigint;
  isStarted: boolean;
  isRetired: boolean;
  /** When the last pause ends or ended, seconds; 0 before the first. */
  pausedUntil: bigint;
  pendingTerms: Announced | null;
  pendingRetirement: Announced | null;
}

/** A time from which on something can be done, or ends by itself. Seconds. */
export interface ChainClock {
  what: string;
  from: bigint;
  /** After which it cannot be done any more; `null` when it can for ever. */
  until: bigint | null;
}

/** What stands behind an address that holds a role. */
export type Holder =
  | { kind: 'wallet' }
  | { kind: 'safe'; threshold: number; owners: readonly string[] }
  | { kind: 'contract' };

/** All that the operator sees at a glance, as of one block. */
export interface PoolsAtWork {
  block: bigint;
  /** The block's time, seconds. */
  at: bigint;
  pools: readonly PoolAtWork[];
  roles: readonly RoleHolder[];
  /** What stands behind each address that holds a role. */
  holders: Readonly<Record<string, Holder>>;
  clocks: readonly ChainClock[];
  /** What no role may change and is not as it was launched. */
  faults: readonly string[];
  /** What roles have changed since the launch, as they may. */
  laterChanges: readonly string[];
}

/** One fact that an act changes. */
export interface ActChange {
  where: string;
  what: string;
  from: string;
  to: string;
}

/** One part of an example purchase before and after, units of 10⁻⁶. */
export interface ActExample {
  where: string;
  what: string;
  from: bigint;
  to: bigint;
}

/** What came of trying an act without sending it. */
export interface ActTest {
  /** The first call that would be refused, and why; `null` when all go through. */
  refused: { what: string; failure: Failure } | null;
  /** Gas of all calls; `null` where one would be refused. */
  gas: bigint | null;
}

/** A call by its contract and the hash of chain, contract and data, as the server and the chain’s events name it. */
export interface NamedCall {
  contract: string;
  callHash: string;
}

/** An act before it is done: planned from what the chain says, and tried. */
export interface ActDraft {
  title: string;
  /** The role that it needs, as the contracts name it. */
  role: string;
  /** The one address that may send it; `null` when there is none. */
  actor: string | null;
  holder: Holder | null;
  risks: readonly string[];
  changes: readonly ActChange[];
  example: readonly ActExample[];
  waits: readonly ChainClock[];
  /** The contract’s rules that it keeps, each with its figure. */
  checks: readonly { what: string; figure: string }[];
  calls: readonly { what: string; to: string; data: string }[];
  /** The same calls by name. */
  named: readonly NamedCall[];
  /** What members are told of which call once it is final; empty where they are told nothing. */
  told: readonly { call: NamedCall; facts: NoticeFacts }[];
  /** Contracts that need or allow nothing now, with the reason. */
  passedOver: readonly string[];
  /** Why it cannot be done now; empty when it can. */
  refusals: readonly string[];
  /** `null` when there was nothing to try. */
  test: ActTest | null;
  /** The block that it was planned from and tried at. */
  block: bigint;
  /** A short hash of chain, sender and calls, the same for all who sign; `null` where nothing can be sent. */
  fingerprint: string | null;
  /** A file for Safe's Transaction Builder, in JSON. */
  safeFile: string | null;
}

/** What there is to say of an act as it was asked for. */
export interface ActAnswer {
  draft: ActDraft | null;
  /** What has to be filled in first. */
  missing: readonly ActField[];
  /** What cannot be read, with what to give. */
  faults: Readonly<Partial<Record<ActField, string>>>;
  /** Why it makes no sense as it was asked, in plain words; `null` when it does. */
  nonsense: string | null;
}

/** How far an act that the wallet sends has come. Steps count from 1. */
export type ActStage =
  | { at: 'wallet'; step: number; steps: number; what: string }
  | { at: 'sent'; step: number; steps: number; hash: string | null }
  | { at: 'mined'; block: bigint; hash: string | null };

/** What became of an act that was in a block: a chain can take back its newest blocks. */
export type ActStanding = { at: 'mined'; block: bigint } | { at: 'waits' } | { at: 'dropped' };

/** Why an act did not leave. */
export class ActNotSent extends Error {
  override readonly name = 'ActNotSent';
  readonly reason: 'changed' | Failure;

  constructor(reason: 'changed' | Failure, cause?: unknown) {
    super('The act was not sent.', { cause });
    this.reason = reason;
  }
}

/** The pools as the operator runs them: read from the chain by this browser, acted on by the reader's own wallet. */
export interface OperatePort {
  /** @throws Error when the chain does not answer. */
  look(): Promise<PoolsAtWork>;
  /** The newest block. @throws Error when the chain does not answer. */
  head(): Promise<bigint>;
  /** Plans and tries an act, and sends nothing. @throws Error when the chain does not answer. */
  ask(act: OperatorAct, values: ActValues): Promise<ActAnswer>;
  /** Whether the connected wallet carries out several calls as one (EIP-5792). It is not opened. */
  canBatch(): Promise<boolean>;
  /**
   * Reads the chain a second time, and sends the act with the connected wallet if it is still the same.
   * @throws ActNotSent when the chain says something else by now, the wallet refuses or the chain does.
   */
  send(draft: ActDraft, way: 'wallet' | 'batch', report: (stage: ActStage) => void): Promise<void>;
  /** Whether an act that was mined still stands. @param hash Its last transaction. @throws Error when the chain does not answer. */
  standing(hash: string): Promise<ActStanding>;
  /**
   * Where the chain shows every call of an act since it was planned, by whatever wallet or tool it was sent; `null` before.
   * @throws Error when the chain does not answer.
   */
  find(draft: ActDraft): Promise<{ block: bigint; hash: string } | null>;
  /** The call that an event of a role came of; `null` for one that comes beside another. */
  callOf(change: AdminChange): NamedCall | null;
  /** Reads back what an act was to change. @returns What the chain does not show, in words. @throws Error when the chain does not answer. */
  missing(draft: ActDraft): Promise<readonly string[]>;
}

const OperateContext = createContext<OperatePort | null>(null);

/** Gives the pages of Operate inside it their chain. */
export function OperateProvider({ operate, children }: { operate: OperatePort; children: ReactNode }) {
  return <OperateContext value={operate}>{children}</OperateContext>;
}

/** @throws Error outside an `OperateProvider`. */
export function useOperate(): OperatePort {
  const operate = useContext(OperateContext);
  if (!operate) throw new Error('A page of Operate stands outside OperateProvider.');
  return operate;
}
