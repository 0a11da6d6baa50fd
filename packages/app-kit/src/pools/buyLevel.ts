import { ApiError, type Client } from '@upline/api';
import { failureOf, PurchaseError, purchase, type SavedPermits } from '@upline/chain';
import type { Failure, Position, PurchaseEvent, PurchaseState } from '@upline/domain';
import type { PurchaseTerms } from '@upline/ui/ports';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { entryOf, purchaseJournal } from './journal.ts';
import { allowanceLock, purchaseLock } from './lock.ts';
import type { Report } from './progress.ts';
import { refusedMembers } from './refusedMembers.ts';
import { refusedUpgrades } from './refusedUpgrades.ts';
import { followLoss, purchases, remembering, resume, type Shown, showOtherPage } from './resume.ts';
import { ownSigner, requireSigner } from './signer.ts';
import { namedPool, namedReferrer, requireAcceptedTerms } from './terms.ts';

export interface BuyLevelOptions extends Shown<PurchaseState, PurchaseEvent> {
  client: Client;
  position: Position;
  terms: PurchaseTerms;
  report: Report<PurchaseEvent>;
}

/** Unused signatures from purchases on this page; a retry uses them while they are valid. */
const permits: SavedPermits = new Map();

function failureBefore(error: unknown): Failure {
  return error instanceof ApiError ? { notice: { id: 'toast.poolsNotLoaded' } } : failureOf(error);
}

/** Names a failure of the server here; the chain's code would take it for one of the node. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new PurchaseError(failureBefore(error));
  }
}

async function buyAlone(options: BuyLevelOptions): Promise<void> {
  const { client, position, terms, report } = options;
  let isOver = false;
  report.tell({ type: 'step', step: 'network' });
  try {
    const pool = await namedPool(client, position, terms);
    const signer = await ownSigner(options);
    const buyer = signer.account.address;
    const whose = { wallet: buyer, position };
    // If the wallet answers after the run has ended, resume from there.
    const { journal, last } = remembering(
      entryOf(purchaseJournal(), whose, () => isOver && void resume(purchases, options)),
    );
    const events = purchase({
      position,
      wallet: signer,
      reader,
      registry: pinnedRegistry(),
      pool,
      lookupReferrer: () => asked(namedReferrer(client, { buyer, position })),
      agreed: terms.binds,
      journal,
      permits,
      refusedMembers,
      refusedUpgrades,
      mayPlan: () => asked(requireAcceptedTerms(client, { buyer, position })),
      mayAsk: () => requireSigner(signer, options),
    });
    for await (const event of events) {
      report.tell(event);
      void followLoss(purchases, options, { ...whose, event, last });
    }
  } catch (error) {
    report.tell({ type: 'failed', failure: failureBefore(error) });
  }
  isOver = true;
}

/**
 * Buys a level with the session's own wallet and reports the progress. If another tab buys with the
 * same wallet, reports that purchase instead. Refuses while an allowance of the wallet is being
 * revoked. Never throws.
 */
export async function buyLevel(options: BuyLevelOptions): Promise<void> {
  const { session, position, report } = options;
  const isFree = await purchaseLock(session).ifFree(async () => {
    const mayBeAllowed = await allowanceLock(session).ifFree(() => buyAlone(options));
    if (!mayBeAllowed) report.tell({ type: 'failed', failure: { notice: { id: 'purchase.revoking' } } });
  });
  if (isFree) return;
  report.drop();
  await showOtherPage(purchases, options, position);
}
