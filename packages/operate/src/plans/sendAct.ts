import { Refusal } from '@upline/chain';
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

/** How far an act that a wallet sends has come. Steps count from 1. */
export type ActStage =
  | { at: 'wallet'; step: number; steps: number; what: string }
  | { at: 'sent'; step: number; steps: number; hash: Hash | null }
  | { at: 'mined'; block: bigint; hash: Hash | null };

const dropped = () => new Refusal({ notice: { id: 'purchase.dropped' } });

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
 * Sends the calls of a plan with the holder's own wallet, each once the one before is in a block. Broken off anywhere, a
 * new plan goes on with what is missing.
 * @throws Refusal or viem's error, as `failureOf` reads it, when the wallet refuses or a call is reverted.
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
      // The same call again, for its reason.
      await prepareCall(nodes, call);
      throw new Refusal({ notice: { id: 'toast.revertUndecoded' } });
    }
    if (step === steps) report({ at: 'mined', block: receipt.blockNumber, hash: receipt.transactionHash });
  }
}

/** How often a wallet is asked what became of a batch, milliseconds. */
const every = 1000;

/**
 * Asks the holder's own wallet for all calls of a plan or none (EIP-5792).
 * @throws Refusal or viem's error, as `failureOf` reads it.
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
  report({ at: 'sent', step: 1, steps: 1, hash: null });
  for (;;) {
    const { status, receipts } = await getCallsStatus(nodes.wallet, { id });
    const last = receipts?.at(-1);
    if (status === 'failure') throw new Refusal({ notice: { id: 'toast.revertUndecoded' } });
    if (status === 'success' && last) {
      report({ at: 'mined', block: last.blockNumber, hash: last.transactionHash });
      return;
    }
    await pause(every);
  }
}

export { canBatch };
