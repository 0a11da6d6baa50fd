/** A variable of a contract's storage, as solc lays it out. */
export interface LaidOut {
  label: string;
  slot: number;
  offset: number;
  bytes: number;
  type: string;
  /** Of a struct, of a mapping's structs, of an array's. Slots count from the struct's own. */
  members?: readonly LaidOut[];
}

/** What the checkout says of its contracts beside their ABIs. */
export interface Checkout {
  /** Solidity by the file's path. */
  sources: Readonly<Record<string, string>>;
  /** contracts/snapshots/gas.json: gas by what was measured. */
  gas: Readonly<Record<string, number>>;
  /** contracts/test/gas/budgets.json: the most that a measurement may come to, by its name without the network's size. */
  budgets: Readonly<Record<string, number>>;
  /** contracts/snapshots/storage.json: the layout by the contract's name. */
  storage: Readonly<Record<string, readonly LaidOut[]>>;
}
