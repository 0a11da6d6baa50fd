import { PurchaseError } from '@upline/chain';
import {
  canBatch,
  checkBatch,
  followTransaction,
  type Nodes,
  pause,
  prepareCall,
  type Sent,
  send,
  sendBatch,
} from '@upline/chain/internal';
import type { Hash } from 'viem';
import { getCallsStatus } from 'viem/actions';
import type { ActPlan } from './plan.ts';

/** Progress of an act sent by a wallet. Steps count from 1. */
export type ActStage =
  | { at: 'wallet'; step: number; steps: number; what: string }
  | { at: 'sent'; step: number; steps: number; hash: Hash | null }
  | { at: 'mined'; block: bigint; hash: Hash | null };

const dropped = () => new PurchaseError({ notice: { id: 'purchase.dropped' } });

async function mined({ reader }: Nodes, first: Sent) {
  let sent = first;
  for (;;) {
    const news = await followTransaction({ reader }, sent);
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

/** Poll interval for a batch's status, milliseconds. */
const every = 1000;

/**
 * Requests a plan's calls from the holder's wallet as one atomic batch (EIP-5792).
 * @throws PurchaseError or viem's error for `failureOf`.
 */
export async function sendByBatch(
  nodes: Nodes,
  { calls, title }: ActPlan,
  report: (stage: ActStage) => void,
): Promise<void> {
  report({ at: 'wallet', step: 1, steps: 1, what: title });
  await checkBatch(nodes, calls);
  const id = await sendBatch(
    nodes.wallet,
    calls.map(({ to, data }) => ({ to, data })),
  );
  if (id === null) throw new PurchaseError({ notice: { id: 'purchase.unseen' } });
  report({ at: 'sent', step: 1, steps: 1, hash: null });
  for (;;) {
    const { status, receipts } = await getCallsStatus(nodes.wallet, { id });
    const last = receipts?.at(-1);
    if (status === 'failure') throw new PurchaseError({ notice: { id: 'toast.revertUndecoded' } });
    if (status === 'success' && last) {
      report({ at: 'mined', block: last.blockNumber, hash: last.transactionHash });
      return;
    }
    await pause(every);
  }
}

export { canBatch };
