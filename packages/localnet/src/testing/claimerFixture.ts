import { claimableBonuses, listPools, purchase, racePoolAbi, readBalance } from '@upline/chain';
import { type ClaimOptions, claim } from '@upline/chain/claim';
import { type ClaimEvent, fromDecimal, levelAt, type Position } from '@upline/domain';
import { type Address, erc20Abi } from 'viem';
import { beforeEach } from 'vitest';
import { all, buyer, buyerFixture, root, sponsor } from './buyerFixture.ts';
import { fakeWallet, type Script } from './fakeWallet.ts';
import { memoryJournal } from './memoryJournal.ts';
import { openPool } from './openPool.ts';

/** The sponsor's income from the buyer's purchase of level 1: $10 bonus and $5 as upline. */
export const earned = fromDecimal('15');

interface Changes extends Partial<ClaimOptions> {
  /** Intercepts requests to the sponsor's wallet. */
  script?: Script;
}

/** Summarizes events: `found`, `asked`, `sent`, `paid`, `failed <text>`. */
export function claimEventNames(events: readonly ClaimEvent[]): string[] {
  return events.map((event) => (event.type === 'failed' ? `failed ${event.failure.notice.id}` : event.type));
}

/** A chain on which the sponsor has income at level 1, with helpers for claims. */
export function claimerFixture() {
  const buyers = buyerFixture();
  const { fixture, optionsFor, buy, enroll } = buyers;

  beforeEach(async () => {
    await enroll(sponsor, root);
    await all(purchase({ ...optionsFor(1), wallet: fakeWallet(fixture().rpcUrl, sponsor) }));
    await enroll(buyer, sponsor);
    await buy(1);
  });

  function claimOptions(position: Position, changes: Changes = {}): ClaimOptions {
    const { rpcUrl, client, deployment } = fixture();
    const { script, ...rest } = changes;
    const wallet = fakeWallet(rpcUrl, sponsor, script);
    const { registry } = deployment;
    return { position, wallet, reader: client, registry, journal: memoryJournal(), ...rest };
  }

  async function invest(account: Address, pool: Address, referral: Address): Promise<void> {
    const { client, deployment } = fixture();
    await client.writeContractSync({
      account,
      address: deployment.stableCoin,
      abi: erc20Abi,
      functionName: 'approve',
      args: [pool, levelAt(1).fee],
    });
    await client.writeContractSync({
      account,
      address: pool,
      abi: racePoolAbi,
      functionName: 'invest_stable_coin',
      args: [referral, true],
    });
  }

  return {
    ...buyers,
    claimOptions,
    async claimed(position: Position, changes?: Changes): Promise<ClaimEvent[]> {
      const seen: ClaimEvent[] = [];
      for await (const event of claim(claimOptions(position, changes))) seen.push(event);
      return seen;
    },
    async claimable(wallet: Address) {
      const { client, deployment } = fixture();
      const pools = await listPools(client, deployment.registry);
      return claimableBonuses(client, deployment.registry, pools, wallet);
    },
    coinsOf: (wallet: Address) => readBalance(fixture().client, fixture().deployment.stableCoin, wallet),
    /** Adds a second pool of level 1 in which the sponsor has the same income. */
    async secondPool(): Promise<Address> {
      const pool = await openPool(fixture());
      await invest(sponsor, pool, root);
      await invest(buyer, pool, sponsor);
      return pool;
    },
  };
}
