import { PurchaseError, type Wallet } from '@upline/chain';
import {
  canBatch,
  checkBatch,
  followTransaction,
  type Nodes,
  patienceOf,
  pause,
  prepareCall,
  type Sent,
  send,
  sendBatch,
} from '@upline/chain/internal';
import type { Hash } from 'viem';
import { getCallsStatus } from 'viem/actions';
import { findCalls } from './findCalls.ts';
import type { ActPlan } from './plan.ts';

/** Progress of an act sent by a wallet. Steps count from 1. */
export type ActStage =
  | { at: 'wallet'; step: number; steps: number; what: string }
  | { at: 'sent'; step: number; steps: number; hash: Hash | null }
  | { at: 'mined'; block: bigint; hash: Hash | null };

const dropped = () => new PurchaseError({ notice: { id: 'purchase.dropped' } });
const unseen = () => new PurchaseError({ notice: { id: 'purchase.unseen' } });

/** The status that a wallet gives a batch; `null` if the wallet does not answer. */
const statusOf = (wallet: Wallet, id: string) =>
  getCallsStatus(wallet, { id }).then(
    ({ status }) => status,
    () => null,
  );

async function mined({ reader, wallet }: Nodes, first: Sent) {
  let sent = first;
  for (;;) {
    const news = await followTransaction({ reader, witness: wallet }, sent);
    if (news.type === 'mined') return news.receipt;
    if (news.type !== 'seen') throw dropped();
    sent = { ...sent, hash: news.hash, nonce: news.nonce };
  }
}

/**
 * Sends a plan's calls in sequence with the holder's wallet, each after the one before is mined.
 * After an interruption, make a new plan.
 * @throws PurchaseError or viem's error for `failureOf`, if the wallet rejects or a call reverts.
 */
export async function sendByWallet(
  nodes: Nodes,
  { calls }: ActPlan,
  report: (stage: ActStage) => void,
): Promise<void> {
  const steps = calls.length;
  for (const [index, { what, ...call }] of calls.entries()) {
    const step = index + 1;
    report({ at: 'wallet', step, steps, what });
    const { nonce, block } = await prepareCall(nodes, call);
    const { hash } = await send(nodes.wallet, { call });
    report({ at: 'sent', step, steps, hash });
    const receipt = await mined(nodes, {
      nonce,
      block,
      call,
      hash,
      from: nodes.wallet.account.address,
      isAnswered: true,
    });
    if (receipt.status === 'reverted') {
      // Repeat the call for its error.
      await prepareCall(nodes, call);
      throw new PurchaseError({ notice: { id: 'toast.revertUndecoded' } });
    }
    if (step === steps) report({ at: 'mined', block: receipt.blockNumber, hash: receipt.transactionHash });
  }
}

/**
 * Requests a plan's calls from the holder's wallet as one atomic batch (EIP-5792). The chain shows
 * its end: a wallet may answer without an id, and may name any transaction.
 * @param patience Milliseconds until a batch that left no trace counts as lost. @default two minutes
 * @throws PurchaseError or viem's error for `failureOf`.
 */
export async function sendByBatch(
  nodes: Nodes,
  plan: ActPlan,
  report: (stage: ActStage) => void,
  patience?: number,
): Promise<void> {
  const { calls, title } = plan;
  const { wallet, reader } = nodes;
  report({ at: 'wallet', step: 1, steps: 1, what: title });
  await checkBatch(nodes, calls);
  const id = await sendBatch(
    wallet,
    calls.map(({ to, data }) => ({ to, data })),
  );
  report({ at: 'sent', step: 1, steps: 1, hash: null });
  const lost = patienceOf(patience);
  for (;;) {
    const found = await findCalls(reader, plan).catch(() => null);
    if (found) {
      report({ at: 'mined', ...found });
      return;
    }
    const status = id === null ? null : await statusOf(wallet, id);
    if (status === 'failure') throw new PurchaseError({ notice: { id: 'toast.revertUndecoded' } });
    if (status === 'pending') lost.renew();
    else if (lost.isLostBy(Date.now())) throw id === null ? unseen() : dropped();
    await pause(reader.pollingInterval);
  }
}

export { canBatch };
