import { enrolmentFault, failureOf, isUpgraded, keySignature, recordPlace } from '@upline/chain';
import { enrolmentTypedData, type Failure } from '@upline/domain';
import type { PlaceToSign } from '@upline/ui/ports';
import { signTypedData } from 'viem/actions';
import { getAddress, hashTypedData } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { ownSigner, type SignerOptions } from './signer.ts';

/** Whether the registry asks an upgrade of the wallet in the key's place, which does not confirm what the key signs. */
async function isUpgradeDeaf(enrolment: Parameters<typeof enrolmentFault>[2]): Promise<boolean> {
  try {
    if (!(await isUpgraded(reader, enrolment.member))) return false;
    return (await enrolmentFault(reader, pinnedRegistry(), enrolment)) === 'invalid';
  } catch {
    // The server asks as well.
    return false;
  }
}

/**
 * Has the session's own wallet record its sponsor by a transaction.
 * @returns Why it did not come about; `null` once it is in a block.
 */
export async function recordOwnPlace(options: SignerOptions, sponsor: string): Promise<Failure | null> {
  try {
    const wallet = await ownSigner(options);
    await recordPlace({ wallet, reader, registry: pinnedRegistry(), sponsor: getAddress(sponsor) });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

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
    if (own && (await isUpgradeDeaf({ ...text, signature: own }))) {
      return { failure: { notice: { id: 'place.walletUpgraded' } } };
    }
    return { signature: own ?? signature };
  } catch (error) {
    const { notice } = failureOf(error);
    // Nothing was to be sent: what went wrong was the signature.
    return {
      failure: notice.id === 'toast.transactionFailed' ? { notice: { id: 'place.notKept' } } : { notice },
    };
  }
}
