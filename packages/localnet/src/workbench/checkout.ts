/** A storage variable in solc's layout. */
export interface LaidOut {
  label: string;
  slot: number;
  offset: number;
  bytes: number;
  type: string;
  /**
   * Members of a struct, or of the structs in a mapping or array. Slots are relative to the struct.
   */
  members?: readonly LaidOut[];
}

/** The checkout's data about its contracts besides the ABIs. */
export interface Checkout {
  /** Solidity sources by path. */
  sources: Readonly<Record<string, string>>;
  /** contracts/snapshots/gas.json: gas by measurement. */
  gas: Readonly<Record<string, number>>;
  /** contracts/test/gas/budgets.json: gas limits by measurement without the network's size. */
  budgets: Readonly<Record<string, number>>;
  /** contracts/snapshots/storage.json: storage layout by contract. */
  storage: Readonly<Record<string, readonly LaidOut[]>>;
}
