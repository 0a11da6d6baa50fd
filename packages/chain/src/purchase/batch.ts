import { chainId } from '@upline/domain';
import { getCallsStatus, getCapabilities, sendCalls } from 'viem/actions';
import { checkSameCode } from '../pools/sameCode.ts';
import type { ContractCall, Lane, Wallet } from '../transaction/transaction.ts';

/** How long a wallet may take to say what it can do, milliseconds: some never answer what they do not know. */
const answerTime = 3000;

const soonEnough = () => new Promise<null>((resolve) => setTimeout(resolve, answerTime, null));

/** Whether a wallet carries out several calls as one, all or none (EIP-5792). It is not opened by the question. */
export async function canBatch(wallet: Wallet): Promise<boolean> {
  try {
    const asked = getCapabilities(wallet, { account: wallet.account, chainId });
    const status = (await Promise.race([asked, soonEnough()]))?.atomic?.status;
    return status === 'supported' || status === 'ready';
  } catch {
    return false;
  }
}

/**
 * Asks the wallet once for several calls, all or none.
 * @returns What the wallet calls them.
 * @throws Refusal when the wallet has left the chain, else the wallet's error.
 */
export async function sendBatch(
  { wallet, reader }: Lane,
  calls: readonly ContractCall[],
  note: () => void,
): Promise<string> {
  for (const to of new Set(calls.map((call) => call.to))) await checkSameCode(wallet, reader, to);
  note();
  const { account, chain } = wallet;
  const { id } = await sendCalls(wallet, { account, chain, calls: [...calls], forceAtomic: true });
  return id;
}

/** What a wallet says of a batch. */
export type BatchStatus = Awaited<ReturnType<typeof getCallsStatus>>;

/** Asks a wallet what became of a batch. It is not opened by the question. */
export function batchStatus(wallet: Wallet, id: string): Promise<BatchStatus> {
  return getCallsStatus(wallet, { id });
}
