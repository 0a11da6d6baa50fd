import {
  type FeePayout,
  globalPoolAbi,
  mockStableCoinAbi,
  racePoolAbi,
  readBalance,
  readFeePayouts,
  readRecord,
} from '@upline/chain';
import { localClient, operator } from '@upline/chain/demo';
import { levelAt, levels, type Position } from '@upline/domain';
import { type Address, type Hex, zeroAddress } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Upline } from './startUpline.ts';

/** Bytecode that reverts every call. */
const refusesAll = '0x60006000fd';

/** An Anvil method missing in viem's test client. */
interface Reorg {
  Method: 'anvil_reorg';
  Parameters: [depth: number, transactions: []];
  ReturnType: null;
}

/** Reads and controls the chain directly, bypassing server and app. */
export function chainOf({ rpcUrl, deployment }: Pick<Upline, 'rpcUrl' | 'deployment'>) {
  const client = localClient(rpcUrl);
  const pools = levels.map(({ position }) => ({ position, ...deployment.pools[position] }));

  return {
    rpcUrl,
    deployment,
    head: () => client.getBlockNumber({ cacheTime: 0 }),
    /** The newest block older than a given time. */
    async blockBefore(moment: Date): Promise<bigint> {
      let [older, newer] = [0n, await client.getBlockNumber({ cacheTime: 0 })];
      while (older < newer) {
        const middle = (older + newer + 1n) / 2n;
        const { timestamp } = await client.getBlock({ blockNumber: middle });
        if (Number(timestamp) * 1000 < moment.getTime()) older = middle;
        else newer = middle - 1n;
      }
      return older;
    },

    /** Stops mining: transactions wait until `mine`. */
    hold: () => client.setAutomine(false),
    mine: () => client.mine({ blocks: 1 }),
    /** Mines enough blocks to finalise all earlier ones. */
    settle: () => client.mine({ blocks: 70 }),
    /** Mines the pending transactions, then each new one at once into its own block. */
    async flow() {
      await client.mine({ blocks: 1 });
      await client.setAutomine(true);
    },

    /** Replaces the newest blocks by empty ones; their transactions are gone. */
    reorg: (depth: number) => client.request<Reorg>({ method: 'anvil_reorg', params: [depth, []] }),

    snapshot: () => client.snapshot(),
    revert: (id: Hex) => client.revert({ id }),

    /** Advances the chain's time only, in seconds. */
    async pass(time: number): Promise<void> {
      await client.increaseTime({ seconds: time });
      await client.mine({ blocks: 1 });
    },

    /** Invalidates a wallet's signatures, as an upgrade to other code can. */
    disown: (wallet: Address) => client.setCode({ address: wallet, bytecode: refusesAll }),

    /** Number of a wallet's mined transactions. */
    sent: (wallet: Address) => client.getTransactionCount({ address: wallet }),

    /** Each pool's own totals: members, coins held and coins owed, units of 10⁻⁶. */
    totals: () =>
      Promise.all(
        pools.map(async ({ position, address }) => ({
          position,
          members: Number(
            await client.readContract({ address, abi: racePoolAbi, functionName: 'total_users' }),
          ),
          held: await readBalance(client, deployment.stableCoin, address),
          owed: await client.readContract({ address, abi: racePoolAbi, functionName: 'owed' }),
        })),
      ),

    /** A wallet's sponsor in the registry; the zero address if none is recorded. */
    async sponsorOf(wallet: Address): Promise<Address> {
      return (await readRecord(client, deployment.registry, wallet)).sponsor;
    },

    /** A wallet's stable coins, units of 10⁻⁶. */
    coins: (wallet: Address) => readBalance(client, deployment.stableCoin, wallet),

    /** Transfers a wallet's stable coins, bypassing any app. */
    async giveAway(account: PrivateKeyAccount, amount: bigint): Promise<void> {
      const hash = await client.writeContract({
        account,
        address: deployment.stableCoin,
        abi: mockStableCoinAbi,
        functionName: 'transfer',
        args: [operator.root().address, amount],
      });
      await client.waitForTransactionReceipt({ hash });
    },

    /** A wallet's MATIC, in wei. */
    gasOf: (wallet: Address) => client.getBalance({ address: wallet }),

    /** Sets a wallet's MATIC balance, in wei. */
    setGas: (wallet: Address, value: bigint) => client.setBalance({ address: wallet, value }),

    /** Pauses or resumes purchases of a level, as the pool's admin. */
    async setPaused(position: Position, isPaused: boolean): Promise<void> {
      const hash = await client.writeContract({
        account: operator.admin().address,
        address: deployment.pools[position].address,
        abi: racePoolAbi,
        functionName: 'set_paused',
        args: [isPaused],
      });
      await client.waitForTransactionReceipt({ hash });
    },

    async isPaused(position: Position): Promise<boolean> {
      const { address } = deployment.pools[position];
      return (await client.readContract({ address, abi: racePoolAbi, functionName: 'paused_until' })) > 0n;
    },

    /** Gas used by the newest transaction, on a chain that mines each into its own block. */
    async newestGas(): Promise<bigint> {
      const [hash] = (await client.getBlock()).transactions;
      if (!hash) throw new Error('The newest block has no transaction.');
      return (await client.getTransactionReceipt({ hash })).gasUsed;
    },

    /** The amount that one level's pool owes a member, units of 10⁻⁶. */
    bonus: (member: Address, position: Position) =>
      client.readContract({
        address: deployment.pools[position].address,
        abi: racePoolAbi,
        functionName: 'getCurrentBonusEarned',
        args: [member],
      }),

    async claim(account: PrivateKeyAccount, position: Position): Promise<void> {
      const hash = await client.writeContract({
        account,
        address: deployment.pools[position].address,
        abi: racePoolAbi,
        functionName: 'claim_bonus',
      });
      await client.waitForTransactionReceipt({ hash });
    },

    /**
     * Finds a member of a race pool under whom a buyer has the given number of uplines: with a free
     * slot and one upline fewer.
     * @throws Error if no member fits.
     */
    async under(position: Position, uplines: number, among: readonly Address[]): Promise<Address> {
      const pool = { address: deployment.pools[position].address, abi: racePoolAbi } as const;
      for (const wallet of among) {
        const [index, , downlines] = await client.readContract({
          ...pool,
          functionName: 'users',
          args: [wallet],
        });
        const above = await client.readContract({ ...pool, functionName: 'five_uplines', args: [wallet] });
        const isFree = index > 0n && downlines.length < 5;
        if (isFree && above.filter((upline) => upline !== zeroAddress).length === uplines - 1) return wallet;
      }
      throw new Error(`Nobody gives a buyer ${uplines} uplines.`);
    },

    /** The distribution of a purchase's fee, from the events of its transaction. */
    async paid(user: Address, position: Position): Promise<FeePayout['legs']> {
      const { address } = deployment.pools[position];
      const asked = { address, eventName: 'Invested', fromBlock: 0n, strict: true, args: { user } } as const;
      const [log] =
        levelAt(position).kind === 'global'
          ? await client.getContractEvents({ ...asked, abi: globalPoolAbi })
          : await client.getContractEvents({ ...asked, abi: racePoolAbi });
      const trails = log && (await readFeePayouts(client, deployment.registry, log.transactionHash));
      const legs = trails?.find(({ buyer, contract }) => buyer === user && contract === address)?.legs;
      if (!legs) throw new Error(`Level ${position} was not bought.`);
      return legs;
    },

    /** The total that the pools owe a member, units of 10⁻⁶. */
    async owed(member: Address): Promise<bigint> {
      const parts = await Promise.all(
        pools.map(({ address }) =>
          client.readContract({
            address,
            abi: racePoolAbi,
            functionName: 'getCurrentBonusEarned',
            args: [member],
          }),
        ),
      );
      return parts.reduce((sum, part) => sum + part, 0n);
    },

    /** Bonuses credited to a member for other members' purchases after a block, units of 10⁻⁶. */
    async referralCredits(member: Address, after: bigint): Promise<bigint> {
      const range = { fromBlock: after + 1n, strict: true, args: { referral: member } } as const;
      const credits = await Promise.all(
        pools.map(async ({ position, address }) => {
          if (levelAt(position).kind === 'global') {
            const logs = await client.getContractEvents({
              ...range,
              address,
              abi: globalPoolAbi,
              eventName: 'Invested',
            });
            return logs.map(({ args }) => args.referralCut);
          }
          const logs = await client.getContractEvents({
            ...range,
            address,
            abi: racePoolAbi,
            eventName: 'Invested',
          });
          return logs.map(({ args }) => args.bonus);
        }),
      );
      return credits.flat().reduce((sum, credit) => sum + credit, 0n);
    },
  };
}

export type Chain = ReturnType<typeof chainOf>;
