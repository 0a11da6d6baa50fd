import { poolAddressAt, walletAt } from '@upline/api/mocks';
import { levels } from '@upline/domain';
import type { RoleHolder } from '../poolProofs.ts';

/** The operator's wallets and contracts in every story. */
export const operatorWallets = {
  registry: walletAt(1010),
  admin: walletAt(1011),
  modifier: walletAt(1012),
  product: walletAt(1013),
  royalty: walletAt(1014),
  /** The wallet that is offered the product fund of level 9. */
  heir: walletAt(1015),
};

/** Role holders of a story: one role is on offer, and one has no holder. */
export function fakeRoles(): readonly RoleHolder[] {
  const { registry, admin, modifier, product, royalty, heir } = operatorWallets;
  const ofPools = levels.flatMap(({ position }): RoleHolder[] => {
    const at = { position, contract: poolAddressAt(position), offeredTo: null };
    return [
      { ...at, role: 'ADMIN', holder: admin },
      { ...at, role: 'MODIFIER', holder: position === 8 ? null : modifier },
      { ...at, role: 'ROYALITY', holder: royalty },
      { ...at, role: 'PRODUCT', holder: product, offeredTo: position === 9 ? heir : null },
    ];
  });
  return [{ position: null, contract: registry, role: 'ADMIN', holder: admin, offeredTo: null }, ...ofPools];
}
