import { type HDKey, mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { toHex } from 'viem/utils';

/** The words that every Anvil in the world uses. Whatever they guard on a real chain is lost. */
const mnemonic = 'test test test test test test test test test test test junk';

let parent: HDKey | undefined;

/**
 * One of the local chain's accounts by its place under the well-known words, as wallets count them from 0.
 * Anvil funds and unlocks the first ten.
 */
export function localAccount(index: number): PrivateKeyAccount & { privateKey: `0x${string}` } {
  // The words are stretched once: that is slow by design.
  parent ??= mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" }).getHdKey();
  const { privateKey } = parent.deriveChild(index);
  if (!privateKey) throw new RangeError(`There is no account ${index}.`);
  const key = toHex(privateKey);
  return { ...privateKeyToAccount(key), privateKey: key };
}

/** Who runs the local pools. Members begin at account 10. */
export const operator = {
  /** Deploys, gives seats, opens the pools, names the holders of the other roles. */
  admin: () => localAccount(0),
  /** The wallet at which every line of sponsors ends. */
  root: () => localAccount(1),
  productPool: () => localAccount(2),
  royaltyAdmin: () => localAccount(3),
  modifierAdmin: () => localAccount(4),
  /** Leads those who answer members' tickets, and answers them. */
  support: () => localAccount(5),
  /** Answers members' tickets. */
  agent: () => localAccount(6),
};
