import { claim, claimTogether, failureOf } from '@upline/chain';
import type { ClaimEvent, ClaimState, Failure, Position } from '@upline/domain';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { claimJournal, entryOf } from './journal.ts';
import { claimLock } from './lock.ts';
import type { Report } from './progress.ts';
import { refusedUpgrades } from './refusedUpgrades.ts';
import { claims, resume, type Shown, showOtherPage } from './resume.ts';
import { ownSigner, requireSigner } from './signer.ts';

export interface ClaimBonusOptions extends Shown<ClaimState, ClaimEvent> {
  position: Position;
  report: Report<ClaimEvent>;
}

/** Nothing has been sent yet, so report no failed transaction. */
function failureBefore(error: unknown): Failure {
  const failure = failureOf(error);
  const isUnknown = failure.notice.id === 'toast.transactionFailed';
  return isUnknown ? { notice: { id: 'toast.somethingWrong' } } : failure;
}

async function claimAlone(options: ClaimBonusOptions): Promise<void> {
  const { position, report } = options;
  let isOver = false;
  try {
    const wallet = await ownSigner(options);
    const whose = { wallet: wallet.account.address, position };
    const events = claim({
      position,
      wallet,
      reader,
      registry: pinnedRegistry(),
      // If the wallet answers after the run has ended, resume from there.
      journal: entryOf(claimJournal(), whose, () => isOver && void resume(claims, options)),
      mayAsk: () => requireSigner(wallet, options),
    });
    for await (const event of events) report.tell(event);
  } catch (error) {
    report.tell({ type: 'failed', failure: failureBefore(error) });
  }
  isOver = true;
}

/**
 * Claims at a position with the session's own wallet and reports the progress. If another tab
 * claims with the same wallet, sends nothing and reports that claim instead. Never throws.
 */
export async function claimBonus(options: ClaimBonusOptions): Promise<void> {
  const { session, position, report } = options;
  const isFree = await claimLock(session).ifFree(() => claimAlone(options));
  if (isFree) return;
  report.drop();
  await showOtherPage(claims, options, position);
}

export interface ClaimAtOnceOptions extends Omit<ClaimBonusOptions, 'position'> {
  positions: readonly [Position, ...Position[]];
}

/**
 * Claims at several positions in one batch. Never throws.
 * @returns False if the wallet cannot batch; the claim then goes on one by one.
 */
export async function claimAtOnce(options: ClaimAtOnceOptions): Promise<boolean> {
  const { session, positions, report } = options;
  let isDone = true;
  const isFree = await claimLock(session).ifFree(async () => {
    try {
      const wallet = await ownSigner(options);
      const mayAsk = () => requireSigner(wallet, options);
      const asked = { positions, wallet, reader, registry: pinnedRegistry(), refusedUpgrades, mayAsk };
      isDone = await claimTogether(asked, (event) => report.tell(event));
    } catch (error) {
      report.tell({ type: 'failed', failure: failureBefore(error) });
    }
  });
  if (isFree) return isDone;
  report.drop();
  await showOtherPage(claims, options, positions[0]);
  return true;
}
