import { poolAddressAt, stableCoinAddress, type World, walletAt } from '@upline/api/mocks';
import { fromDecimal, levels, moneyDecimals } from '@upline/domain';
import type { BalancesPort, WalletTransaction } from '../balances.ts';

type Load = 'answers' | 'never' | 'fails';

export interface BalancesKnobs {
  /** How the chain answers. @default 'answers' */
  load?: Load;
  /** What the wallet holds of the chain's own coin, units of 10⁻¹⁸. @default 2.4175 MATIC */
  matic?: bigint;
  /** What the wallet received before it bought anything, units of 10⁻⁶. @default 5,000 */
  deposit?: bigint;
  /** What it gave to another wallet just now, units of 10⁻⁶. @default nothing */
  withdrawal?: bigint;
  /** How far back the chain was read, ISO 8601. @default to its beginning */
  since?: string;
}

/** Balances whose chain can be brought back. */
export interface ScriptedBalances extends BalancesPort {
  load: Load;
}

const hour = 60 * 60 * 1000;
const coin = { symbol: 'TUSD', decimals: moneyDecimals };

/** The hash of the transaction in a block: the world has one a block. */
function hashAt(block: bigint): string {
  return `0x${block.toString(16).padStart(64, '0')}`;
}

function purchasesOf({ chain }: World, wallet: string): WalletTransaction[] {
  return levels.flatMap(({ position }) => {
    const pool = chain.pool(position);
    const place = pool.places.get(wallet);
    if (!place?.joinedAt) return [];
    const hash = hashAt(place.block);
    return {
      ...{ ...coin, id: hash, hash, position, at: place.joinedAt.toISOString(), units: pool.fee() },
      ...{ direction: 'out', what: 'purchase', counterparty: poolAddressAt(position) },
    };
  });
}

function claimsOf({ chain }: World, wallet: string): WalletTransaction[] {
  return chain.lines
    .filter((line) => line.kind === 'claim' && line.wallet === wallet)
    .map(({ block, at, amount: units, position }) => {
      const hash = hashAt(block);
      return {
        ...{ ...coin, id: `${hash}:${position}`, hash, position, at: at.toISOString(), units },
        ...{ direction: 'in', what: 'claim', counterparty: poolAddressAt(position) },
      };
    });
}

/** What a wallet holds and has moved in a story's own world: every purchase and claim there, and no other. */
export function scriptedBalances(knobs: BalancesKnobs, world: World): ScriptedBalances {
  const { matic = 2_417_500_000_000_000_000n, withdrawal = 0n, since = null } = knobs;
  const { deposit = fromDecimal('5000') } = knobs;

  /** A transfer between the wallet and one that is no pool. */
  function transfer(direction: 'in' | 'out', units: bigint, at: Date): WalletTransaction[] {
    if (units === 0n) return [];
    const hash = hashAt(direction === 'in' ? 0xdeb05171n : 0xd7a3a1n);
    return [
      {
        ...{ ...coin, id: hash, hash, direction, units, at: at.toISOString() },
        ...{ what: 'transfer', position: null, counterparty: walletAt(900) },
      },
    ];
  }

  function transactionsOf(wallet: string): WalletTransaction[] {
    const own = wallet.toLowerCase();
    const moved = [...purchasesOf(world, own), ...claimsOf(world, own)].sort((a, b) =>
      b.at.localeCompare(a.at),
    );
    const begun = new Date(moved.at(-1)?.at ?? world.now());
    return [
      ...transfer('out', withdrawal, world.now()),
      ...moved,
      ...transfer('in', deposit, new Date(begun.getTime() - hour)),
    ];
  }

  async function answer<Answer>(make: () => Answer): Promise<Answer> {
    if (balances.load === 'never') await new Promise(() => {});
    if (balances.load === 'fails') throw new Error('The chain does not answer.');
    return make();
  }

  const balances: ScriptedBalances = {
    load: knobs.load ?? 'answers',
    isLocalChain: true,
    explorer: 'https://explorer.example',
    read: (wallet) =>
      answer(() => {
        const units = transactionsOf(wallet).reduce(
          (sum, { direction, units }) => (direction === 'in' ? sum + units : sum - units),
          0n,
        );
        return { matic, tokens: [{ ...coin, address: stableCoinAddress, units }] };
      }),
    history: (wallet) => answer(() => ({ transactions: transactionsOf(wallet), since })),
  };
  return balances;
}
