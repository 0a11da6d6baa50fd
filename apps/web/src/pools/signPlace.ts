import { failureOf, keySignature } from '@upline/chain';
import { enrolmentTypedData, type Failure } from '@upline/domain';
import type { PlaceToSign } from '@upline/ui/ports';
import { signTypedData } from 'viem/actions';
import { getAddress, hashTypedData } from 'viem/utils';
import { pinnedRegistry } from '../chain/reader.ts';
import { ownSigner, type SignerOptions } from './signer.ts';

/**
 * Lets the session's own wallet sign for the member's place under a sponsor, for the registry that this build trusts.
 * @returns The signature, or why there is none.
 */
export async function signPlace(
  options: SignerOptions,
  { sponsor, deadline }: PlaceToSign,
): Promise<{ signature: string } | { failure: Failure }> {
  try {
    const signer = await ownSigner(options);
    const member = signer.account.address;
    const text = { member, sponsor: getAddress(sponsor), deadline: BigInt(deadline) };
    const typed = enrolmentTypedData(pinnedRegistry(), text);
    const signature = await signTypedData(signer, typed);
    const own = await keySignature({ signature, signed: hashTypedData(typed) }, member);
    return { signature: own ?? signature };
  } catch (error) {
    const { notice } = failureOf(error);
    // Nothing was to be sent: what went wrong was the signature.
    return {
      failure: notice.id === 'toast.transactionFailed' ? { notice: { id: 'place.notKept' } } : { notice },
    };
  }
}
