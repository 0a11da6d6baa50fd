import { enrolmentFault, failureOf, isUpgraded, keySignature, recordEnrolment } from '@upline/chain';
import { enrolmentTypedData, type Failure } from '@upline/domain';
import type { EnrolmentToSign } from '@upline/ui/ports';
import { signTypedData } from 'viem/actions';
import { getAddress, hashTypedData } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { ownSigner, type SignerOptions } from './signer.ts';

/**
 * True if the registry verifies through the wallet's upgrade, which does not confirm the key's
 * signatures.
 */
async function isUpgradeDeaf(enrolment: Parameters<typeof enrolmentFault>[2]): Promise<boolean> {
  try {
    if (!(await isUpgraded(reader, enrolment.member))) return false;
    return (await enrolmentFault(reader, pinnedRegistry(), enrolment)) === 'invalid';
  } catch {
    // Continue without this check; the server checks too.
    return false;
  }
}

/**
 * Records the sponsor of the session's own wallet by a transaction.
 * @returns The reason for a failure; `null` once the transaction is in a block.
 */
export async function recordOwnEnrolment(options: SignerOptions, sponsor: string): Promise<Failure | null> {
  try {
    const wallet = await ownSigner(options);
    await recordEnrolment({ wallet, reader, registry: pinnedRegistry(), sponsor: getAddress(sponsor) });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Signs the member's enrolment under a sponsor with the session's own wallet, for the registry that
 * this build trusts.
 * @returns The signature, or the reason for a failure.
 */
export async function signPlace(
  options: SignerOptions,
  { sponsor, deadline }: EnrolmentToSign,
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
    // No transaction was involved, so only the signature can have failed.
    return {
      failure: notice.id === 'toast.transactionFailed' ? { notice: { id: 'place.notKept' } } : { notice },
    };
  }
}
