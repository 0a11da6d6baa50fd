import { localAccount, operator } from '@upline/chain/demo';
import type { PrivateKeyAccount } from 'viem/accounts';

/** The wallets that act and that every view is asked about: the operator's five and twelve members. */
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

/** A line of sponsors who do nothing, as long as the registry looks upwards. */
export const lineage: readonly PrivateKeyAccount[] = Array.from({ length: 32 }, (_, at) =>
  localAccount(100 + at),
);

export const actors: readonly PrivateKeyAccount[] = [...Object.values(operators), ...members];

/** The account that signs for an address. @throws RangeError when nobody here does. */
export function accountOf(address: string): PrivateKeyAccount {
  const found = [...actors, ...lineage].find((account) => account.address === address);
  if (!found) throw new RangeError(`Nobody here signs for ${address}.`);
  return found;
}
