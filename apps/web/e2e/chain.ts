import {
  type FeeTrail,
  globalPoolAbi,
  mockStableCoinAbi,
  racePoolAbi,
  readBalance,
  readFeeTrails,
  readRecord,
} from '@upline/chain';
import { localClient, operator } from '@upline/chain/demo';
import { levelAt, levels, type Position } from '@upline/domain';
import { type Address, type Hex, zeroAddress } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Upline } from './startUpline.ts';

/** Code that reverts whatever it is asked. */
const refusesAll = '0x60006000fd';

/** What the contracts themselves say, asked past server and app, and when blocks are made. */
export function chainOf({ rpcUrl, deployment }: Pick<Upline, 'rpcUrl' | 'deployment'>) {
  const client = localClient(rpcUrl);
  const pools = levels.map(({ position }) => ({ position, ...deployment.pools[position] }));

  return {
    rpcUrl,
    deployment,
    head: () => client.getBlockNumber({ cacheTime: 0 }),
    /** The newest block that is older than a moment. */
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

    /** From now on transactions wait until `mine`. */
    hold: () => client.setAutomine(false),
    /** Puts everything that waits into a block. */
    mine: () => client.mine({ blocks: 1 }),
    /** Makes everything that is in blocks final. */
    settle: () => client.mine({ blocks: 70 }),
    /** Every transaction has a block of its own at once, also those that waited. */
    async flow() {
      await client.mine({ blocks: 1 });
      await client.setAutomine(true);
    },

    snapshot: () => client.snapshot(),
    revert: (id: Hex) => client.revert({ id }),

    /** Lets time pass on the chain alone, in seconds. */
    async pass(time: number): Promise<void> {
      await client.increaseTime({ seconds: time });
      await client.mine({ blocks: 1 });
    },

    /** Has a wallet confirm none of its signatures any more, as one that takes on other code can. */
    disown: (wallet: Address) => client.setCode({ address: wallet, bytecode: refusesAll }),

    /** How many transactions of a wallet are in blocks. */
    sent: (wallet: Address) => client.getTransactionCount({ address: wallet }),

    /** What each pool says itself: its places, the coins that it holds and those that it owes, units of 10⁻⁶. */
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

    /** Whom the registry has recorded as a wallet's sponsor; the zero address for nobody. */
    async sponsorOf(wallet: Address): Promise<Address> {
      return (await readRecord(client, deployment.registry, wallet)).sponsor;
    },

    /** A wallet's stable coins, units of 10⁻⁶. */
    coins: (wallet: Address) => readBalance(client, deployment.stableCoin, wallet),

    /** Sends a wallet's stable coins to somebody else, past any app. */
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

    /** Sets how much MATIC a wallet has, in wei. */
    setGas: (wallet: Address, value: bigint) => client.setBalance({ address: wallet, value }),

    /** Stops or lets go on the purchases of a level, as the pool's admin may. */
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

    /** Whether purchases of a level are stopped now. */
    async isPaused(position: Position): Promise<boolean> {
      const { address } = deployment.pools[position];
      return (await client.readContract({ address, abi: racePoolAbi, functionName: 'paused_until' })) > 0n;
    },

    /** The gas that the newest transaction used, of a chain that puts each into a block of its own. */
    async newestGas(): Promise<bigint> {
      const [hash] = (await client.getBlock()).transactions;
      if (!hash) throw new Error('The newest block has no transaction.');
      return (await client.getTransactionReceipt({ hash })).gasUsed;
    },

    /** What the pool of one level owes a member, units of 10⁻⁶. */
    bonus: (member: Address, position: Position) =>
      client.readContract({
        address: deployment.pools[position].address,
        abi: racePoolAbi,
        functionName: 'getCurrentBonusEarned',
        args: [member],
      }),

    /** Claims past any app. */
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
     * Somebody of a race pool under whom a buyer gets so many uplines: with a free slot, and with one fewer above.
     * @throws Error when there is nobody.
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

    /** Where the fee of a wallet's purchase went, by the events of its transaction. */
    async paid(user: Address, position: Position): Promise<FeeTrail['legs']> {
      const { address } = deployment.pools[position];
      const asked = { address, eventName: 'Invested', fromBlock: 0n, strict: true, args: { user } } as const;
      const [log] =
        levelAt(position).kind === 'global'
          ? await client.getContractEvents({ ...asked, abi: globalPoolAbi })
          : await client.getContractEvents({ ...asked, abi: racePoolAbi });
      const trails = log && (await readFeeTrails(client, deployment.registry, log.transactionHash));
      const legs = trails?.find(({ buyer, contract }) => buyer === user && contract === address)?.legs;
      if (!legs) throw new Error(`Level ${position} was not bought.`);
      return legs;
    },

    /** Everything that the pools owe a member, units of 10⁻⁶. */
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

    /** The bonuses that a member was credited for other people's purchases after a block, units of 10⁻⁶. */
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
