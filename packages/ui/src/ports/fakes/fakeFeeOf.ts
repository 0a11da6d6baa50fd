import { type MockBackend, poolAddressAt } from '@upline/api/mocks';
import type { PayoutTransfer, Position } from '@upline/domain';
import type { FeePayout } from '../poolProofs.ts';

/** A leg with checksummed wallets, as the chain returns them. */
function displayed(leg: PayoutTransfer, display: MockBackend['display']): PayoutTransfer {
  if (leg.to === 'upline') return { ...leg, wallet: display(leg.wallet) };
  if (leg.to !== 'referral') return leg;
  return { ...leg, wallet: display(leg.wallet), instead: leg.instead === null ? null : display(leg.instead) };
}

/** The fee receivers of a transaction in the mock backend. */
export function fakeFeeOf(backend: MockBackend, transaction: string): readonly FeePayout[] | null {
  const mined = backend.chain.transactions.find((one) => one.transaction === transaction.toLowerCase());
  if (!mined) return null;
  if (mined.kind === 'claim') return [];
  const { position, wallet, lines, legs, block, at } = mined;
  return [
    {
      ...{ position, transaction, block },
      contract: poolAddressAt(position),
      at: at.toISOString(),
      buyer: backend.display(wallet),
      fee: lines.find(({ kind }) => kind === 'participation')?.amount ?? 0n,
      legs: legs.map((leg) => displayed(leg, backend.display)),
    },
  ];
}

/** The fee receivers if a wallet bought a level now; `null` if the contract reverts. */
export function legsNow(
  backend: MockBackend,
  wallet: string,
  position: Position,
): readonly PayoutTransfer[] | null {
  const legs = backend.chain.tryBuying(wallet.toLowerCase(), position, new Date());
  return legs?.map((leg) => displayed(leg, backend.display)) ?? null;
}
