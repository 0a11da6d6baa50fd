import { ApiError, type Client } from '@upline/api';
import { failureOf, PurchaseError, previewPurchase, refusedPreview } from '@upline/chain';
import type { Failure, Position } from '@upline/domain';
import type { PurchasePreview, PurchaseTerms } from '@upline/ui/ports';
import { getAddress } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { listedPools } from './readPools.ts';
import { refusedMembers } from './refusedMembers.ts';
import { refusedUpgrades } from './refusedUpgrades.ts';
import { closedSigner, failureOfWallet, type SignerOptions } from './signer.ts';
import { namedPool, requireAcceptedTerms, shownReferrer } from './terms.ts';

export interface PreviewLevelOptions extends SignerOptions {
  client: Client;
  position: Position;
  terms: PurchaseTerms;
}

/** The reason why the member's wallet cannot buy; `null` while it still connects. */
function failureNow(options: PreviewLevelOptions): Failure | null {
  const { status } = options.wallet.state.get();
  return status === 'connecting' || status === 'reconnecting' ? null : failureOfWallet(options);
}

function isAboutTerms(error: unknown): boolean {
  return error instanceof PurchaseError || error instanceof ApiError;
}

/**
 * Previews the purchase of a level at this moment. Opens no wallet.
 * @throws Error if the chain does not answer.
 */
export async function previewLevel(options: PreviewLevelOptions): Promise<PurchasePreview> {
  const { client, session, position, terms } = options;
  const buyer = getAddress(session.user.get()?.walletId ?? '');
  const asked = { buyer, reader, registry: pinnedRegistry(), position, wallet: await closedSigner(options) };
  const question = { ...asked, lookupReferrer: () => shownReferrer(client, { buyer, position }, terms) };
  try {
    await requireAcceptedTerms(client, { buyer, position });
    const preview = await previewPurchase({
      ...question,
      refusedMembers,
      refusedUpgrades,
      pool: await namedPool(client, position, terms),
    });
    return { ...preview, failure: failureNow(options) ?? preview.failure };
  } catch (error) {
    const listed = (await listedPools()).findLast((pool) => pool.position === position);
    if (!isAboutTerms(error) || !listed) throw error;
    const failure: Failure =
      error instanceof ApiError ? { notice: { id: 'toast.poolsNotLoaded' } } : failureOf(error);
    return refusedPreview(question, listed.address, failure);
  }
}
