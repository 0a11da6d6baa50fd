import { uplineRegistryAbi } from '@upline/chain';
import type { Position } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { type Address, BaseError, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import * as z from 'zod';
import type { Db } from '../db/openDb.ts';
import { rows } from '../db/rows.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import type { ChainContext } from '../ledger/chainContext.ts';

/** How far the registry itself looks upwards. */
const furthestSponsor = 32;

/** Whom a purchase must name. */
export interface Referrer {
  referrer: Address;
  isDirect: boolean;
  sponsor: Address;
  /** Whether the chain knows the wallet's sponsor. */
  isBound: boolean;
}

/** The sponsors above a wallet as the server knows them, nearest first. */
export async function readSponsorLine(db: Db, wallet: Address): Promise<Address[]> {
  const sponsor = z.object({ sponsor: z.templateLiteral(['0x', z.string()]) });
  const found = await rows(
    db,
    sql`
      with recursive line (sponsor, depth) as (
        select m.sponsor, 1 from member m where m.wallet = ${wallet}
        union all
        select coalesce(m.sponsor, w.sponsor), line.depth + 1
        from line
        left join member m on m.wallet = line.sponsor
        left join wallet w on w.wallet = line.sponsor
        where line.sponsor is not null and line.depth < ${furthestSponsor}
      )
      select line.sponsor from line where line.sponsor is not null order by line.depth`,
    sponsor,
  );
  return found.map((row) => row.sponsor);
}

/**
 * Answers whom a wallet names when it buys at a position: for a bound wallet what the registry says, for one
 * that is not yet bound what the registry will say once it is bound to the nearest registered sponsor whom
 * the chain knows, or to the root when there is none.
 * @returns A lookup that throws HttpFailure 503 when the chain does not answer.
 */
export function createReferrerLookup({ db, chain }: { db: Db; chain: ChainContext }) {
  const { client, deployment } = chain;
  const registry = { address: deployment.registry, abi: uplineRegistryAbi } as const;
  const read = {
    wallet: async (wallet: Address) => {
      const [sponsor, boundAt, bits] = await readContract(client, {
        ...registry,
        functionName: 'wallets',
        args: [wallet],
      });
      return { sponsor, isBound: boundAt !== 0n, bits };
    },
    referrer: (wallet: Address, bit: number) =>
      readContract(client, { ...registry, functionName: 'referrer', args: [wallet, bit] }),
  };

  async function sponsorToBe(wallet: Address): Promise<Address> {
    const above = await readSponsorLine(db, wallet);
    const known = await Promise.all(above.map(read.wallet));
    return above.find((_, index) => known[index]?.isBound) ?? deployment.root;
  }

  async function forUnbound(wallet: Address, bit: number): Promise<Referrer> {
    const sponsor = await sponsorToBe(wallet);
    const { bits } = await read.wallet(sponsor);
    if ((bits >> BigInt(bit)) & 1n) {
      return { referrer: sponsor, isDirect: true, sponsor, isBound: false };
    }
    const [above] = await read.referrer(sponsor, bit);
    const referrer = above === zeroAddress ? deployment.root : above;
    return { referrer, isDirect: false, sponsor, isBound: false };
  }

  async function lookUp(wallet: Address, position: Position): Promise<Referrer> {
    const { bit } = deployment.pools[position];
    const { sponsor, isBound } = await read.wallet(wallet);
    if (!isBound) return forUnbound(wallet, bit);
    const [referrer, isDirect] = await read.referrer(wallet, bit);
    return { referrer, isDirect, sponsor, isBound };
  }

  return (wallet: Address, position: Position): Promise<Referrer> =>
    lookUp(wallet, position).catch((cause: unknown) => {
      if (!(cause instanceof BaseError)) throw cause;
      throw new HttpFailure(503, 'server.chainDown', { cause });
    });
}
