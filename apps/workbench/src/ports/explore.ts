/** A decoded value of a call, an event or a slot. */
export interface BenchValue {
  /** Parameter name; `''` if the contract has none. */
  name: string;
  /** Solidity type: `address`, `uint56`. */
  type: string;
  /** Full addresses and plain numbers. */
  value: string;
  /** True if the value is an amount in units of 10⁻⁶. */
  isMoney: boolean;
}

/** Reason for a revert. */
export interface BenchReason {
  /** Name of the contract error; `''` for a text or no reason. */
  name: string;
  /** NatSpec text of the error; `''` if undocumented. */
  text: string;
  args: readonly BenchValue[];
}

/** A call within a transaction, with its inner calls. */
export interface BenchCall {
  /** Unique within the transaction: `0`, `0.1`. */
  id: string;
  type: 'CALL' | 'STATICCALL' | 'DELEGATECALL' | 'CREATE';
  from: string;
  to: string;
  /** Function name; its selector if no known ABI contains it. */
  name: string;
  args: readonly BenchValue[];
  results: readonly BenchValue[];
  gas: bigint;
  isReverted: boolean;
  reason: BenchReason | null;
  calls: readonly BenchCall[];
}

/** A decoded contract event. */
export interface BenchLog {
  block: bigint;
  hash: string;
  index: number;
  address: string;
  /** Event name; its first topic if no known ABI contains it. */
  name: string;
  args: readonly BenchValue[];
}

/** A coin transfer; units of 10⁻⁶. */
export interface BenchMove {
  from: string;
  to: string;
  units: bigint;
}

/** Part of a fee that a pool credits for a later claim; units of 10⁻⁶. */
export type BenchLeg = { amount: bigint } & (
  | { to: 'referral'; wallet: string; instead: string | null }
  /** To an ancestor of the buyer in the matrix; generation 1 is the parent. */
  | { to: 'upline'; generation: number; wallet: string }
  | { to: 'product' }
  /** To the product fund, for generations missing near the root. */
  | { to: 'missing'; generations: number }
  /** Equal shares for all earlier holders; `each` is `null` if the node has pruned the state. */
  | { to: 'holders'; holders: number; each: bigint | null }
  | { to: 'royalty' }
);

/** A storage slot changed by a transaction. */
export interface BenchSlotChange {
  address: string;
  slot: string;
  /** Variable name: `_nodes[3].claimable`; `''` if the layout does not contain the slot. */
  label: string;
  from: string;
  to: string;
}

/** A check listed in the contract's source, in order. */
export interface BenchCheck {
  error: string;
  state: 'passed' | 'stopped' | 'notReached';
}

/** Measured gas of a function, with its budget. */
export interface BenchBudget {
  /** Name in contracts/snapshots/gas.json. */
  name: string;
  gas: bigint;
  /** Maximum gas; null if no budget exists. */
  budget: bigint | null;
}

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

export interface BenchTransaction extends BenchTransactionRow {
  nonce: number;
  gasLimit: bigint;
  /** Hashes of the neighbouring transactions; `''` if none. */
  previous: string;
  next: string;
  confirmations: bigint;
  reason: BenchReason | null;
  /** Needed amount, allowance and balance of the buyer; units of 10⁻⁶. */
  compared: { needed: bigint; allowed: bigint; held: bigint } | null;
  call: BenchCall;
  logs: readonly BenchLog[];
  state: readonly BenchSlotChange[];
  moves: readonly BenchMove[];
  /** Distribution of the purchase fee. */
  legs: readonly BenchLeg[];
  checks: readonly BenchCheck[];
  /** Measurements of the called function, nearest first. */
  budgets: readonly BenchBudget[];
  input: string;
  raw: string;
}

export interface BenchBlock {
  number: bigint;
  hash: string;
  at: bigint;
  gas: bigint;
  transactions: number;
}

export interface BenchAccount {
  address: string;
  name: string;
  /** Units of 10⁻⁶ of the coin. */
  coins: bigint;
  /** Native coins, units of 10⁻¹⁸. */
  native: bigint;
  /** `ADMIN of Level 4`. */
  roles: readonly string[];
  /** Positions. */
  levels: readonly number[];
  /** `''` if none. */
  sponsor: string;
}

/** A value in a contract's storage. */
export interface BenchSlot {
  label: string;
  type: string;
  slot: string;
  offset: number;
  value: string;
}

/** One page of a list, newest first. */
export interface BenchPage<Row> {
  rows: readonly Row[];
  /** Start of the next page, exclusive upper block; `null` at the end. */
  before: bigint | null;
}

/** Gas of a measured call with its budget and its latest transaction on this chain. */
export interface BenchGasRow {
  /** Name in contracts/test/gas/budgets.json. */
  name: string;
  measured: bigint;
  /** `null` if no budget exists. */
  budget: bigint | null;
  /** Newest successful transaction whose nearest measurement is this one; `null` if none. */
  latest: { hash: string; gas: bigint } | null;
}

/** Decoded chain data. @throws Error if the node is unreachable. */
export interface ExplorePort {
  /** @param before Exclusive upper block; `null` for the newest. */
  blocks(before: bigint | null): Promise<BenchPage<BenchBlock>>;
  /** @param which Block number or hash. */
  block(
    which: bigint | string,
  ): Promise<{ block: BenchBlock; transactions: readonly BenchTransactionRow[] } | null>;
  transactions(before: bigint | null): Promise<BenchPage<BenchTransactionRow>>;
  transaction(hash: string): Promise<BenchTransaction | null>;
  logs(before: bigint | null): Promise<BenchPage<BenchLog>>;
  accounts(): Promise<readonly BenchAccount[]>;
  /** `null` for an invalid address. */
  account(address: string): Promise<BenchAccount | null>;
  /** Every measured call, in order of measurement. */
  gas(): Promise<readonly BenchGasRow[]>;
  /** @param contract Contract id. */
  storage(contract: string): Promise<readonly BenchSlot[]>;
}
