/** A value of a call, an event or a slot, in words. */
export interface BenchValue {
  /** The parameter's name; `''` where the contract gives none. */
  name: string;
  /** As Solidity writes it: `address`, `uint56`. */
  type: string;
  /** As text; addresses in full, numbers in digits. */
  value: string;
  /** Whether it counts units of 10⁻⁶ of the coin. */
  isMoney: boolean;
}

/** Why something was stopped. */
export interface BenchReason {
  /** The contract's own error; `''` for a reason in words or none. */
  name: string;
  /** What the contract's source says of the error; `''` where it says nothing. */
  text: string;
  args: readonly BenchValue[];
}

/** One call of a transaction and those that it made. */
export interface BenchCall {
  /** Unique in its transaction: `0`, `0.1`. */
  id: string;
  type: 'CALL' | 'STATICCALL' | 'DELEGATECALL' | 'CREATE';
  from: string;
  to: string;
  /** The function's name; its selector where none of our ABIs has it. */
  name: string;
  args: readonly BenchValue[];
  results: readonly BenchValue[];
  gas: bigint;
  isReverted: boolean;
  reason: BenchReason | null;
  calls: readonly BenchCall[];
}

/** An event as a contract wrote it. */
export interface BenchLog {
  block: bigint;
  hash: string;
  index: number;
  address: string;
  /** The event's name; its first topic where none of our ABIs has it. */
  name: string;
  args: readonly BenchValue[];
}

/** Coins that went from one wallet to another; units of 10⁻⁶. */
export interface BenchMove {
  from: string;
  to: string;
  units: bigint;
}

/** Part of a fee that a pool wrote down for somebody, who claims it later; units of 10⁻⁶. */
export type BenchLeg = { amount: bigint } & (
  | { to: 'referral'; wallet: string; instead: string | null }
  /** To a member above the buyer in the matrix; 1 is the nearest. */
  | { to: 'upline'; generation: number; wallet: string }
  | { to: 'product' }
  /** What generations that are missing near the root would have got: to the product fund. */
  | { to: 'missing'; generations: number }
  /** To all who were in before, alike; `each` is `null` when the node no longer knows. */
  | { to: 'holders'; holders: number; each: bigint | null }
  | { to: 'royalty' }
);

/** A slot that a transaction wrote. */
export interface BenchSlotChange {
  address: string;
  slot: string;
  /** What the contract calls it: `_nodes[3].claimable`; `''` where the layout does not tell. */
  label: string;
  from: string;
  to: string;
}

/** A check that the contract's source names, in its order. */
export interface BenchCheck {
  error: string;
  state: 'passed' | 'stopped' | 'notReached';
}

/** The budget that is nearest to what a call used. */
export interface BenchBudget {
  /** As contracts/snapshots/gas.json names it. */
  name: string;
  gas: bigint;
  /** The most that it may come to; null where none is set. */
  budget: bigint | null;
}

/** A transaction in a row. */
export interface BenchTransactionRow {
  hash: string;
  block: bigint;
  /** Seconds. */
  at: bigint;
  from: string;
  to: string;
  name: string;
  gas: bigint;
  isReverted: boolean;
}

/** A transaction with all that is known of it. */
export interface BenchTransaction extends BenchTransactionRow {
  nonce: number;
  gasLimit: bigint;
  /** Of which transactions the neighbours are; `''` where there is none. */
  previous: string;
  next: string;
  confirmations: bigint;
  reason: BenchReason | null;
  /** What the pool wanted beside what its buyer had allowed and held; units of 10⁻⁶. */
  compared: { needed: bigint; allowed: bigint; held: bigint } | null;
  call: BenchCall;
  logs: readonly BenchLog[];
  state: readonly BenchSlotChange[];
  moves: readonly BenchMove[];
  /** Where the fee of what was bought went. */
  legs: readonly BenchLeg[];
  checks: readonly BenchCheck[];
  /** Budgets of what was called, the nearest first. */
  budgets: readonly BenchBudget[];
  input: string;
  raw: string;
}

/** A block in a row. */
export interface BenchBlock {
  number: bigint;
  hash: string;
  at: bigint;
  gas: bigint;
  transactions: number;
}

/** A wallet of the chain. */
export interface BenchAccount {
  address: string;
  name: string;
  /** Units of 10⁻⁶ of the coin. */
  coins: bigint;
  /** Units of 10⁻¹⁸ of the chain's own coin. */
  native: bigint;
  /** `ADMIN of Level 4`. */
  roles: readonly string[];
  /** Positions. */
  levels: readonly number[];
  /** `''` for nobody. */
  sponsor: string;
}

/** A value that stands in a contract's storage. */
export interface BenchSlot {
  label: string;
  type: string;
  slot: string;
  offset: number;
  value: string;
}

/** Part of a longer list, newest first. */
export interface BenchPage<Row> {
  rows: readonly Row[];
  /** The block to go on at, downwards; `null` at the end. */
  before: bigint | null;
}

/** A measured call beside what it may cost and what it last cost on this chain. */
export interface BenchGasRow {
  /** As contracts/test/gas/budgets.json names it. */
  name: string;
  measured: bigint;
  /** `null` where none was set. */
  budget: bigint | null;
  /** The newest transaction that is nearest to it; `null` when there is none. */
  latest: { hash: string; gas: bigint } | null;
}

/** What stands on the chain, decoded. @throws Error when the node does not answer. */
export interface ExplorePort {
  /** @param before Only those below this block; the newest when `null`. */
  blocks(before: bigint | null): Promise<BenchPage<BenchBlock>>;
  /** @param which Its number or its hash. */
  block(
    which: bigint | string,
  ): Promise<{ block: BenchBlock; transactions: readonly BenchTransactionRow[] } | null>;
  transactions(before: bigint | null): Promise<BenchPage<BenchTransactionRow>>;
  transaction(hash: string): Promise<BenchTransaction | null>;
  logs(before: bigint | null): Promise<BenchPage<BenchLog>>;
  accounts(): Promise<readonly BenchAccount[]>;
  /** `null` for what is no address. */
  account(address: string): Promise<BenchAccount | null>;
  /** Every measured call, in the order in which they were measured. */
  gas(): Promise<readonly BenchGasRow[]>;
  /** @param contract The ID of one of the world's contracts. */
  storage(contract: string): Promise<readonly BenchSlot[]>;
}
