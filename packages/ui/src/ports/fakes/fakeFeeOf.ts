import { poolAddressAt, type World } from '@upline/api/mocks';
import type { FeeLeg, Position } from '@upline/domain';
import type { FeeTrail } from '../poolProofs.ts';

/** A leg with checksummed wallets, as the chain returns them. */
function displayed(leg: FeeLeg, display: World['display']): FeeLeg {
  if (leg.to === 'upline') return { ...leg, wallet: display(leg.wallet) };
  if (leg.to !== 'referral') return leg;
  return { ...leg, wallet: display(leg.wallet), instead: leg.instead === null ? null : display(leg.instead) };
}

/** The fee receivers of a transaction in the mock backend. */
export function fakeFeeOf(world: World, transaction: string): readonly FeeTrail[] | null {
  const mined = world.chain.transactions.find((one) => one.transaction === transaction.toLowerCase());
  if (!mined) return null;
  if (mined.kind === 'claim') return [];
  const { position, wallet, lines, legs, block, at } = mined;
  return [
    {
      ...{ position, transaction, block },
      contract: poolAddressAt(position),
      at: at.toISOString(),
      buyer: world.display(wallet),
      fee: lines.find(({ kind }) => kind === 'participation')?.amount ?? 0n,
      legs: legs.map((leg) => displayed(leg, world.display)),
    },
  ];
}

/** The fee receivers if a wallet bought a level now; `null` if the contract reverts. */
export function legsNow(world: World, wallet: string, position: Position): readonly FeeLeg[] | null {
  const legs = world.chain.tryBuying(wallet.toLowerCase(), position, new Date());
  return legs?.map((leg) => displayed(leg, world.display)) ?? null;
}
