import type { DeployedPool, Deployment, LookupReferrer } from '@upline/chain';
import { isIn, type Reader, readRecord, uplineRegistryAbi } from '@upline/chain';
import type { Address } from 'viem';
import { readContract } from 'viem/actions';

/**
 * The server's part in the app: the referral of a wallet unknown to the chain, for a given sponsor.
 */
export function lookupFor(
  reader: Reader,
  { registry }: Deployment,
  { bit }: DeployedPool,
  sponsor: Address,
): LookupReferrer {
  return async () => {
    const record = await readRecord(reader, registry, sponsor);
    if (isIn(record, { bit })) return { sponsor, referrer: sponsor };
    const [referrer] = await readContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'referrer',
      args: [sponsor, bit],
    });
    return { sponsor, referrer };
  };
}
