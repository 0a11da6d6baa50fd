import { ApiError, type Client } from '@upline/api';
import { failureOf, type NamedPool, purchase, Refusal } from '@upline/chain';
import type { Failure, Position, PurchaseEvent } from '@upline/domain';
import type { PurchaseTerms } from '@upline/ui/ports';
import type { Telling } from '../adapters/ownProgress.ts';
import { allowanceTurn } from './allowanceTurn.ts';
import { pastEarlierPool } from './earlierPool.ts';
import { namedPool, namedReferrer, requireAcceptedTerms } from './namedTerms.ts';
import { type OwnSignerOptions, objectionTo, ownSigner } from './ownSigner.ts';
import { closeEntry } from './purchaseEnding.ts';
import { purchaseJournal } from './purchaseJournal.ts';
import { purchaseTurn } from './purchaseTurn.ts';
import { pinnedRegistry, reader } from './reader.ts';
import { followOtherPage, type PurchaseProgress } from './takeUpLevel.ts';

export interface BuyLevelOptions extends OwnSignerOptions {
  client: Client;
  position: Position;
  terms: PurchaseTerms;
  telling: Telling<PurchaseEvent>;
  progress: PurchaseProgress;
}

function failureBefore(error: unknown): Failure {
  return error instanceof ApiError ? { notice: { id: 'toast.poolsNotLoaded' } } : failureOf(error);
}

/** What is told before the wallet opens. */
function isBeforePrompt(event: PurchaseEvent): boolean {
  return event.type === 'step' && ['enroll', 'approve', 'invest'].includes(event.step);
}

/** What is told once all that an earlier run may have sent was followed to its end. */
function isBeginning(event: PurchaseEvent): boolean {
  return event.type === 'step' && event.step === 'balance';
}

async function* events(options: BuyLevelOptions, pool: NamedPool): AsyncGenerator<PurchaseEvent> {
  const { client, position, terms } = options;
  const signer = await ownSigner(options);
  const buyer = signer.account.address;
  const whose = { wallet: buyer, position };
  const journal = purchaseJournal();
  const steps = purchase({
    position,
    wallet: signer,
    reader,
    registry: pinnedRegistry(),
    pool,
    lookupReferrer: () => namedReferrer(client, { buyer, position }),
    agreed: terms.binds,
    earlier: journal.find(whose)?.attempt,
    note: (attempt) => journal.note(whose, attempt),
  });
  let hasBegun = false;
  for await (const event of steps) {
    hasBegun ||= isBeginning(event);
    // What an earlier run has sent is not over because this one cannot begin.
    const isOver = event.type === 'succeeded' || hasBegun;
    if (isOver) closeEntry(whose, event);
    yield event;
    if (isBeginning(event)) await requireAcceptedTerms(client, { buyer, position });
    if (!hasBegun || !isBeforePrompt(event)) continue;
    const failure = objectionTo(signer, options);
    if (failure) throw new Refusal(failure);
  }
}

async function buyAlone(options: BuyLevelOptions): Promise<void> {
  const { client, position, terms } = options;
  let { telling } = options;
  telling.tell({ type: 'step', step: 'network' });
  try {
    const pool = await namedPool(client, position, terms);
    const next = await pastEarlierPool(options, pool);
    if (!next) return;
    telling = next;
    for await (const event of events(options, pool)) telling.tell(event);
  } catch (error) {
    telling.tell({ type: 'failed', failure: failureBefore(error) });
  }
}

/**
 * Buys a level with the session's own wallet and tells how it goes; while another page of this browser buys for the
 * same wallet, it tells how that goes instead. While an allowance of the wallet is being revoked it buys nothing. It
 * throws nothing.
 */
export async function buyLevel(options: BuyLevelOptions): Promise<void> {
  const { session, telling } = options;
  const isFree = await purchaseTurn(session).ifFree(async () => {
    const mayBeAllowed = await allowanceTurn(session).ifFree(() => buyAlone(options));
    if (!mayBeAllowed) telling.tell({ type: 'failed', failure: { notice: { id: 'purchase.revoking' } } });
  });
  if (isFree) return;
  telling.drop();
  await followOtherPage(options, options.progress);
}
