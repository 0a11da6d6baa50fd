import { isIn, readRecord, uplineRegistryAbi } from '@upline/chain';
import type { Position } from '@upline/domain';
import { type Address, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { onChain } from '../../ledger/follower/onChain.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { readSponsorChain, type SponsorChain } from './sponsorChain.ts';

/** The referrer that a purchase must name. */
export interface Referrer {
  referrer: Address;
  isDirect: boolean;
  /** The upline of the buyer's sponsor. */
  line: SponsorChain;
}

/**
 * Finds the referrer that a wallet must name for a purchase at a position. For a bound wallet, the
 * registry answers. For an unbound one, it is the answer that the registry will give after binding
 * the wallet to the nearest sponsor who is recorded, or can be recorded by signatures, or to the
 * root.
 * @returns A lookup that throws HttpFailure 503 if the chain does not answer.
 */
export function createReferrerLookup({ db, chain }: { db: Db; chain: ChainContext }) {
  const { client, deployment } = chain;
  const { registry } = deployment;

  const named = (wallet: Address, bit: number) =>
    readContract(client, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'referrer',
      args: [wallet, bit],
    });

  async function lookUp(wallet: Address, position: Position): Promise<Referrer> {
    const pool = deployment.pools[position];
    const line = await readSponsorChain({ db, chain }, wallet);
    if (line.isBound) {
      const [referrer, isDirect] = await named(wallet, pool.bit);
      return { referrer, isDirect, line };
    }
    // A member recorded by the purchase itself has bought nothing yet.
    const nearest = line.enrolments[0]?.sponsor ?? line.sponsor;
    if (isIn(await readRecord(client, registry, nearest), pool)) {
      return { referrer: nearest, isDirect: nearest === line.sponsor, line };
    }
    const [above] = await named(nearest, pool.bit);
    return { referrer: above === zeroAddress ? deployment.root : above, isDirect: false, line };
  }

  return (wallet: Address, position: Position): Promise<Referrer> => onChain(lookUp(wallet, position));
}
