import { claimCost, failureOf } from '@upline/chain';
import { claim } from '@upline/chain/claim';
import { claimTogether } from '@upline/chain/claimTogether';
import {
  type ClaimEvent,
  type ClaimState,
  type Failure,
  type Position,
  paidBy,
  startClaim,
} from '@upline/domain';
import type { ClaimCost } from '@upline/ui/ports';
import { getAddress } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { claimJournal, entryOf } from './journal.ts';
import { claimLock } from './lock.ts';
import type { Report } from './progress.ts';
import { listedPools } from './readPools.ts';
import { refusedUpgrades } from './refusedUpgrades.ts';
import { claims, followLoss, remembering, resume, type Shown, showOtherPage } from './resume.ts';
import { closedSigner, ownSigner, requireSigner, type SignerOptions } from './signer.ts';

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
    // If the wallet answers after the run has ended, resume from there.
    const { journal, last } = remembering(
      entryOf(claimJournal(), whose, () => isOver && void resume(claims, options)),
    );
    const events = claim({
      position,
      wallet,
      reader,
      registry: pinnedRegistry(),
      journal,
      mayAsk: () => requireSigner(wallet, options),
    });
    for await (const event of events) {
      report.tell(event);
      void followLoss(claims, options, { ...whose, event, last });
    }
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

interface ClaimAtOnceOptions extends Omit<ClaimBonusOptions, 'position'> {
  positions: readonly [Position, ...Position[]];
}

/**
 * Claims at several positions in one batch. Never throws.
 * @returns False if the wallet cannot batch; the claim then goes on one by one.
 */
async function claimAtOnce(options: ClaimAtOnceOptions): Promise<boolean> {
  const { session, positions, report } = options;
  let isDone = true;
  let isOver = false;
  const isFree = await claimLock(session).ifFree(async () => {
    try {
      const wallet = await ownSigner(options);
      const whose = { wallet: wallet.account.address, position: positions[0] };
      // If the wallet answers after the run has ended, resume from there.
      const { journal, last } = remembering(
        entryOf(claimJournal(), whose, () => isOver && void resume(claims, options)),
      );
      const asked = {
        positions,
        wallet,
        reader,
        registry: pinnedRegistry(),
        journal,
        refusedUpgrades,
        mayAsk: () => requireSigner(wallet, options),
      };
      isDone = await claimTogether(asked, (event) => {
        report.tell(event);
        void followLoss(claims, options, { ...whose, event, last });
      });
    } catch (error) {
      report.tell({ type: 'failed', failure: failureBefore(error) });
    }
    isOver = true;
  });
  if (isFree) return isDone;
  report.drop();
  await showOtherPage(claims, options, positions[0]);
  return true;
}

interface ClaimAllOptions extends Shown<ClaimState, ClaimEvent> {
  /** Claims at one position. @param before Paid by the earlier claims of the same press. */
  run: (position: Position, before: bigint) => Promise<void>;
}

/**
 * Claims at several positions: in one batch where the wallet can, else one after another up to the
 * first failure.
 */
export async function claimAll(
  [first, ...more]: readonly Position[],
  { run, ...shown }: ClaimAllOptions,
): Promise<void> {
  const { progress } = shown;
  if (!first || progress.isRunning()) return;
  const positions = [first, ...more] as const;
  if (more.length > 0) {
    const report = progress.begin(startClaim(null));
    if (await claimAtOnce({ ...shown, positions, report })) return;
  }
  let before = 0n;
  for (const position of positions) {
    await run(position, before);
    const claim = progress.current.get();
    if (claim?.position !== position || claim.status !== 'succeeded') return;
    before = paidBy(claim);
  }
}

/** The gas of claims at some positions, and if the wallet takes them together. */
export async function readClaimCost(
  positions: readonly Position[],
  options: SignerOptions,
): Promise<ClaimCost> {
  const user = getAddress(options.session.user.get()?.walletId ?? '');
  const pools = (await listedPools()).filter(({ position }) => positions.includes(position));
  const addresses = pools.map(({ address }) => address);
  return claimCost(reader, user, addresses, await closedSigner(options));
}
