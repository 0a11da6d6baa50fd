import type { Failure, Position } from '@upline/domain';
import type { BenchContractKind } from './world.ts';

/** One value that a call takes; a struct is asked for part by part. */
export interface BenchField {
  /** `referral`, `terms.joiningFee`. */
  path: string;
  /** As the contract has it: `uint56`. */
  type: string;
  /** What its author says of it. */
  note: string;
  control: 'wallet' | 'switch' | 'choice' | 'number' | 'bytes' | 'list';
  measure: 'money' | 'share' | 'time' | 'length' | null;
  choices: readonly { value: string; label: string }[];
}

/** A function of a contract with all that its source says of it. */
export interface BenchFunction {
  name: string;
  /** `invest_stable_coin(address,bool)`. */
  signature: string;
  selector: string;
  isRead: boolean;
  /** The role without which it refuses; `null` when everybody may. */
  role: string | null;
  notice: string;
  /** Its checks in their order; empty where the source lists none. */
  checks: readonly { error: string; when: string }[];
  fields: readonly BenchField[];
}

/** Somebody as whom a call can be made. */
export interface BenchAccount {
  address: string;
  /** `''` for one whom nobody knows. */
  name: string;
  /** The roles that they hold at the contract. */
  roles: readonly string[];
  levels: readonly Position[];
  /** Units of 10⁻⁶. */
  coins: bigint;
}

/** What was written into the fields of a call, by their paths. */
export type BenchTexts = Readonly<Record<string, string>>;

/** A call as it is asked for. */
export interface BenchCall {
  /** `registry`, `level-4`, `coin`. */
  contract: string;
  signature: string;
  as: string;
  texts: BenchTexts;
}

/** What would let a refused call go through, in one tap. */
export type BenchRepair =
  | { do: 'fill'; label: string; texts: BenchTexts }
  | { do: 'act as'; label: string; account: string }
  | { do: 'approve'; label: string }
  | { do: 'give coins'; label: string; units: bigint };

/** What came of a call. */
export interface BenchOutcome {
  /** `waiting`: it was sent, and blocks are held back. */
  state: 'works' | 'refused' | 'waiting';
  /** The transaction; `null` when nothing was sent. */
  hash: string | null;
  block: bigint;
  gas: bigint | null;
  values: readonly {
    name: string;
    type: string;
    /** As the chain has it. */
    text: string;
    /** As people read it, where that differs. */
    plain: string;
  }[];
  /** `Level 4: Invested`. */
  events: readonly string[];
  refusal: {
    /** `''` when the contract gave no reason that is known. */
    error: string;
    selector: string;
    failure: Failure;
    facts: readonly { label: string; text: string }[];
    repairs: readonly BenchRepair[];
  } | null;
}

/** Calls of contracts as any account. */
export interface BenchCalls {
  /** What a kind of contract can be asked, writing functions first. */
  functions(kind: BenchContractKind): readonly BenchFunction[];
  /** Which values cannot be read, with what to give; `null` when all can. */
  faults(kind: BenchContractKind, signature: string, texts: BenchTexts): BenchTexts | null;
  /** Units in dollars; `''` for what is no number. */
  dollars(text: string): string;
  /** @throws Error when the node does not answer. */
  accounts(contract: string): Promise<readonly BenchAccount[]>;
  /** Tries a call and sends nothing. @throws Error when the node does not answer. */
  attempt(call: BenchCall, choices: { approvesFirst: boolean; block: bigint | null }): Promise<BenchOutcome>;
  /** Sends a call in its caller's name. @throws Error when the node does not answer. */
  send(call: BenchCall, choices: { approvesFirst: boolean }): Promise<BenchOutcome>;
  /** The same call for elsewhere. */
  written(call: BenchCall): Promise<{ calldata: string; cast: string }>;
  /** Gives an account coins. @throws Error when the coin cannot be given. */
  giveCoins(account: string, units: bigint): Promise<void>;
}
