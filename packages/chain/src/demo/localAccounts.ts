import { type HDKey, mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { toHex } from 'viem/utils';

/** Anvil's default mnemonic, known to everyone. On a real chain all of its accounts are drained. */
const mnemonic = 'test test test test test test test test test test test junk';

let parent: HDKey | undefined;

/**
 * A local chain's account by its index under Anvil's mnemonic, from 0 as in wallets. Anvil funds
 * and unlocks the first ten.
 */
export function localAccount(index: number): PrivateKeyAccount & { privateKey: `0x${string}` } {
  // Derive the seed only once: it is slow by design.
  parent ??= mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" }).getHdKey();
  const { privateKey } = parent.deriveChild(index);
  if (!privateKey) throw new RangeError(`There is no account ${index}.`);
  const key = toHex(privateKey);
  return { ...privateKeyToAccount(key), privateKey: key };
}

/** The operator's accounts of the local pools. Members begin at account 10. */
export const operator = {
  /** Deploys, grants seats, opens pools and appoints the other role holders. */
  admin: () => localAccount(0),
  /** The root wallet, where every line of sponsors ends. */
  root: () => localAccount(1),
  productPool: () => localAccount(2),
  royaltyAdmin: () => localAccount(3),
  modifierAdmin: () => localAccount(4),
  /** Lead of the support staff; answers tickets too. */
  support: () => localAccount(5),
  agent: () => localAccount(6),
};
