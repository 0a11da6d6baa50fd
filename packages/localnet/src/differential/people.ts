import { localAccount, operator } from '@upline/chain/demo';
import type { PrivateKeyAccount } from 'viem/accounts';

/** The acting wallets, for which every view is read: the operator's five and twelve members. */
export const operators = {
  admin: operator.admin(),
  root: operator.root(),
  product: operator.productPool(),
  royalty: operator.royaltyAdmin(),
  modifier: operator.modifierAdmin(),
};

export const members: readonly PrivateKeyAccount[] = Array.from({ length: 12 }, (_, at) =>
  localAccount(10 + at),
);

/** A line of passive sponsors, as long as the registry searches upwards. */
export const lineage: readonly PrivateKeyAccount[] = Array.from({ length: 32 }, (_, at) =>
  localAccount(100 + at),
);

export const actors: readonly PrivateKeyAccount[] = [...Object.values(operators), ...members];

/** The account that signs for an address. @throws RangeError if the key is unknown. */
export function accountOf(address: string): PrivateKeyAccount {
  const found = [...actors, ...lineage].find((account) => account.address === address);
  if (!found) throw new RangeError(`Nobody here signs for ${address}.`);
  return found;
}
