import type { DeployedPool, Deployment } from '@upline/chain';
import { isIn, readRecord, type WalletRecord } from '@upline/chain';
import type { LocalClient } from '@upline/chain/demo';
import { maximumHops } from '@upline/domain';
import { type Address, zeroAddress } from 'viem';
import { inChunks } from './inChunks.ts';

/**
 * Sponsors and memberships of all wallets: a prediction of the registry that saves a read before
 * each purchase.
 */
export interface SponsorLines {
  isIn(wallet: Address, pool: Pick<DeployedPool, 'bit'>): boolean;
  isMember(wallet: Address): boolean;
  /**
   * Records a purchase and returns its referral.
   * @param sponsor Sponsor for a wallet without one.
   */
  join(
    wallet: Address,
    pool: Pick<DeployedPool, 'bit'>,
    sponsor: Address,
  ): { referral: Address; isDirect: boolean };
}

/** Reads the records of wallets and of all their sponsors. */
export async function readSponsorLines(
  client: LocalClient,
  { registry, root }: Pick<Deployment, 'registry' | 'root'>,
  wallets: readonly Address[],
): Promise<SponsorLines> {
  const records = new Map<Address, WalletRecord>();
  let unread = [...new Set([...wallets, root])];
  while (unread.length > 0) {
    const read = await inChunks(unread, 100, (wallet) => readRecord(client, registry, wallet));
    for (const [index, wallet] of unread.entries()) {
      const record = read[index];
      if (record) records.set(wallet, record);
    }
    unread = [...new Set(read.map(({ sponsor }) => sponsor))].filter(
      (sponsor) => sponsor !== zeroAddress && !records.has(sponsor),
    );
  }

  const recordOf = (wallet: Address): WalletRecord =>
    records.get(wallet) ?? { sponsor: zeroAddress, isBound: false, poolBits: 0n };

  function nearestIn(from: Address, pool: Pick<DeployedPool, 'bit'>): Address {
    let wallet = from;
    for (let hop = 0; hop < maximumHops && wallet !== zeroAddress; hop += 1) {
      const record = recordOf(wallet);
      if (isIn(record, pool)) return wallet;
      wallet = record.sponsor;
    }
    return root;
  }

  return {
    isIn: (wallet, pool) => isIn(recordOf(wallet), pool),
    isMember: (wallet) => recordOf(wallet).poolBits > 0n,
    join(wallet, pool, named) {
      const { isBound, sponsor: known, poolBits } = recordOf(wallet);
      const sponsor = isBound ? known : named;
      const referral = nearestIn(sponsor, pool);
      records.set(wallet, { sponsor, isBound: true, poolBits: poolBits | (1n << BigInt(pool.bit)) });
      return { referral, isDirect: referral === sponsor };
    },
  };
}
