import { type NamedPool, Refusal } from '@upline/chain';
import { type PurchaseEvent, startPurchase } from '@upline/domain';
import type { Telling } from '../adapters/ownProgress.ts';
import type { BuyLevelOptions } from './buyLevel.ts';
import type { Entry } from './journal.ts';
import { purchaseJournal } from './purchaseJournal.ts';
import { isSent, resume, takenUp } from './takeUpLevel.ts';

/** How long a wallet that was asked for a payment, and did not answer, may still send it, milliseconds. */
const unheardTime = 600_000;

/** What this browser has asked the wallet to pay for the level, unless it was to the very pool that is bought now. */
function paymentElsewhere({ session, position }: BuyLevelOptions, pool: NamedPool) {
  const wallet = session.user.get()?.walletId;
  const entry = wallet ? purchaseJournal().find({ wallet, position }) : undefined;
  const isElsewhere = entry?.attempt.pool.toLowerCase() !== pool.contractAddress.toLowerCase();
  return entry?.attempt.step === 'invest' && isElsewhere ? entry : null;
}

function mayStillCome({ isUnseen, time }: Entry<unknown>): boolean {
  return isUnseen || Date.now() - time < unheardTime;
}

/**
 * Sees to it that a level whose pool was replaced is not paid for twice: each contract takes a level once, but two of
 * them take it once each. What was sent to the earlier one is followed to its end and shown as taken up; while the
 * wallet may still send it, nothing is bought.
 * @returns Where the purchase is told that may begin now, `null` when the earlier one was its end.
 * @throws Refusal while it is open what became of the earlier one.
 */
export async function pastEarlierPool(
  options: BuyLevelOptions,
  pool: NamedPool,
): Promise<Telling<PurchaseEvent> | null> {
  const { progress, position, session } = options;
  const earlier = paymentElsewhere(options, pool);
  if (!earlier) return options.telling;
  const { wallet, attempt } = earlier;
  const begin = () => progress.begin(takenUp(earlier));
  const telling = isSent(attempt) ? begin() : null;
  const isMembers = () => session.user.get()?.walletId === wallet;
  const hasEnded = await resume(options, {
    wallet,
    position,
    attempt,
    telling,
    begin: () => (isMembers() ? begin() : null),
  });
  if (hasEnded || !isMembers()) return null;
  const left = paymentElsewhere(options, pool);
  if (left && mayStillCome(left)) {
    throw new Refusal({
      notice: { id: 'purchase.unseen' },
      explanation: { id: 'purchase.earlierPool' },
    });
  }
  return telling ? progress.begin(startPurchase(position)) : options.telling;
}
