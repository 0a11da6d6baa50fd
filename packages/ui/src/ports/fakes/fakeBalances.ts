import { type MockBackend, poolAddressAt, stableCoinAddress, walletAt } from '@upline/api/mocks';
import { fromDecimal, moneyDecimals } from '@upline/domain';
import type { BalancesPort, WalletTransaction } from '../balances.ts';

type Load = 'answers' | 'never' | 'fails';

export interface BalancesSettings {
  /** Block of the fork. @default null, not a fork */
  forkBlock?: number;
  /** The chain's behaviour. @default 'answers' */
  load?: Load;
  /** Balance in the chain's native coin, units of 10⁻¹⁸. @default 2.4175 MATIC */
  matic?: bigint;
  /** Amount that the wallet received before its first purchase, units of 10⁻⁶. @default 5,000 */
  deposit?: bigint;
  /** Amount sent to another wallet just now, units of 10⁻⁶. @default nothing */
  withdrawal?: bigint;
  /** Start of the history that was read, ISO 8601. @default complete */
  since?: string;
}

/** Fake balances; a story can change `load` while it runs. */
export interface FakeBalances extends BalancesPort {
  load: Load;
}

const hour = 60 * 60 * 1000;
const coin = { symbol: 'TUSD', decimals: moneyDecimals };

/** Purchases and claims of a wallet, newest first. */
function poolTransactionsOf({ chain }: MockBackend, wallet: string): WalletTransaction[] {
  return chain.transactions
    .filter((mined) => mined.wallet === wallet)
    .toReversed()
    .map((mined) => ({
      ...coin,
      id: mined.transaction,
      hash: mined.transaction,
      at: mined.at.toISOString(),
      direction: mined.kind === 'purchase' ? 'out' : 'in',
      counterparty: poolAddressAt(mined.position),
      units: mined.kind === 'purchase' ? chain.pool(mined.position).fee() : mined.amount,
      what: mined.kind,
      position: mined.position,
    }));
}

/** A transfer between the wallet and an external wallet. */
function transferOf(direction: 'in' | 'out', units: bigint, at: Date): WalletTransaction[] {
  if (units === 0n) return [];
  const hash = `0x${(direction === 'in' ? 'd1' : 'd2').repeat(32)}`;
  const transfer = { ...coin, id: hash, hash, direction, units, at: at.toISOString() };
  return [{ ...transfer, what: 'transfer', position: null, counterparty: walletAt(900) }];
}

/**
 * Balances and transfers of a wallet in the mock backend: its purchases and claims, a deposit and a
 * withdrawal.
 */
export function fakeBalances(settings: BalancesSettings, backend: MockBackend): FakeBalances {
  const { matic = 2_417_500_000_000_000_000n, withdrawal = 0n, since = null } = settings;
  const { deposit = fromDecimal('5000') } = settings;

  function transactionsOf(wallet: string): WalletTransaction[] {
    const moved = poolTransactionsOf(backend, wallet.toLowerCase());
    const begun = new Date(moved.at(-1)?.at ?? backend.now());
    return [
      ...transferOf('out', withdrawal, backend.now()),
      ...moved,
      ...transferOf('in', deposit, new Date(begun.getTime() - hour)),
    ];
  }

  async function answer<Answer>(make: () => Answer): Promise<Answer> {
    if (balances.load === 'never') await new Promise(() => {});
    if (balances.load === 'fails') throw new Error('The chain does not answer.');
    return make();
  }

  const balances: FakeBalances = {
    load: settings.load ?? 'answers',
    isLocalChain: true,
    forkBlock: settings.forkBlock ?? null,
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
    receipt: (hash) =>
      answer(() => {
        const mined = backend.chain.transactions.find(({ transaction }) => transaction === hash);
        if (!mined) throw new Error('The chain has no such transaction.');
        const { kind, position, block, at } = mined;
        return `transaction: ${hash}\nstatus: success\nblock: ${block}\ntime: ${at.toISOString()}\nlevel: ${position}\nwhat: ${kind}\n`;
      }),
  };
  return balances;
}
