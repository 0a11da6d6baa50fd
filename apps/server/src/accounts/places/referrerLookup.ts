import { isIn, readRecord, uplineRegistryAbi } from '@upline/chain';
import type { Position } from '@upline/domain';
import { type Address, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { onChain } from '../../ledger/follower/onChain.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { type PlaceLine, readPlaceLine } from './placeLine.ts';

/** Whom a purchase must name. */
export interface Referrer {
  referrer: Address;
  isDirect: boolean;
  /** How the buyer's sponsor stands. */
  line: PlaceLine;
}

/**
 * Answers whom a wallet names when it buys at a position: for a bound wallet what the registry says, for one
 * that is not yet bound what the registry will say once it is bound to the nearest registered sponsor whom the chain
 * knows or can be told of by signatures, or to the root when there is none.
 * @returns A lookup that throws HttpFailure 503 when the chain does not answer.
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
    const line = await readPlaceLine({ db, chain }, wallet);
    if (line.isBound) {
      const [referrer, isDirect] = await named(wallet, pool.bit);
      return { referrer, isDirect, line };
    }
    // Who is recorded by the purchase itself has bought nothing yet.
    const nearest = line.enrolments[0]?.sponsor ?? line.sponsor;
    if (isIn(await readRecord(client, registry, nearest), pool)) {
      return { referrer: nearest, isDirect: nearest === line.sponsor, line };
    }
    const [above] = await named(nearest, pool.bit);
    return { referrer: above === zeroAddress ? deployment.root : above, isDirect: false, line };
  }

  return (wallet: Address, position: Position): Promise<Referrer> => onChain(lookUp(wallet, position));
}
