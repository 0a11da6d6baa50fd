import type { Failure, Position } from '@upline/domain';
import type { BenchContractKind } from './workbenchServices.ts';

/** One argument of a call, or one member of a struct argument. */
export interface BenchField {
  /** `referral`, `terms.joiningFee`. */
  path: string;
  /** Solidity type: `uint56`. */
  type: string;
  /** NatSpec text of the parameter. */
  note: string;
  control: 'wallet' | 'switch' | 'choice' | 'number' | 'bytes' | 'list';
  measure: 'money' | 'share' | 'time' | 'length' | null;
  choices: readonly { value: string; label: string }[];
}

/** A contract function with its NatSpec data. */
export interface BenchFunction {
  name: string;
  /** `invest_stable_coin(address,bool)`. */
  signature: string;
  selector: string;
  isRead: boolean;
  /** Required role; `null` if unrestricted. */
  role: string | null;
  notice: string;
  /** Checks in order; empty if the source lists none. */
  checks: readonly { error: string; when: string }[];
  fields: readonly BenchField[];
}

/** An account that the workbench can send calls from. */
export interface BenchAccount {
  address: string;
  /** `''` if unknown. */
  name: string;
  /** Roles of the account at the contract. */
  roles: readonly string[];
  levels: readonly Position[];
  /** Units of 10⁻⁶. */
  coins: bigint;
}

/** Form values of a call by path. */
export type BenchTexts = Readonly<Record<string, string>>;

/** A contract call from form values. */
export interface BenchCall {
  /** `registry`, `level-4`, `coin`. */
  contract: string;
  signature: string;
  as: string;
  texts: BenchTexts;
}

/** One-click fixes for a rejected call. */
export type BenchRepair =
  | { do: 'fill'; label: string; texts: BenchTexts }
  | { do: 'act as'; label: string; account: string }
  | { do: 'approve'; label: string }
  | { do: 'give coins'; label: string; units: bigint };

export interface BenchOutcome {
  /** `waiting`: sent, but not mined because mining is manual. */
  state: 'works' | 'refused' | 'waiting';
  /** Transaction hash; `null` if nothing was sent. */
  hash: string | null;
  block: bigint;
  gas: bigint | null;
  values: readonly {
    name: string;
    type: string;
    /** Raw value. */
    text: string;
    /** Formatted value; `''` if equal. */
    plain: string;
  }[];
  /** `Level 4: Invested`. */
  events: readonly string[];
  refusal: {
    /** Name of the contract error; `''` if unknown. */
    error: string;
    selector: string;
    failure: Failure;
    facts: readonly { label: string; text: string }[];
    repairs: readonly BenchRepair[];
  } | null;
}

/** Contract calls from any account. */
export interface BenchCalls {
  /** Functions of a contract kind, state-changing ones first. */
  functions(kind: BenchContractKind): readonly BenchFunction[];
  /** Errors by field, with the expected input; `null` if all values are valid. */
  faults(kind: BenchContractKind, signature: string, texts: BenchTexts): BenchTexts | null;
  /** Formats units as dollars; `''` if not a number. */
  dollars(text: string): string;
  /** @throws Error if the node is unreachable. */
  accounts(contract: string): Promise<readonly BenchAccount[]>;
  /** Simulates a call without sending. @throws Error if the node is unreachable. */
  attempt(call: BenchCall, choices: { approvesFirst: boolean; block: bigint | null }): Promise<BenchOutcome>;
  /** Sends a call from its account. @throws Error if the node is unreachable. */
  send(call: BenchCall, choices: { approvesFirst: boolean }): Promise<BenchOutcome>;
  /** Encodes the call for other tools. */
  written(call: BenchCall): Promise<{ calldata: string; cast: string }>;
  /** Credits coins to an account. @throws Error if the coin does not allow this. */
  giveCoins(account: string, units: bigint): Promise<void>;
}
