import type { PurchaseEvent, PurchaseStep } from '@upline/domain';
import type { Account, Address, Chain, Client, Hash, Hex, TransactionReceipt, Transport } from 'viem';
import { call, sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import type { Reader } from './pools.ts';
import { failureOf, Refusal } from './revert.ts';
import { checkSameCode } from './sameCode.ts';

/** A viem client that can sign for its account. */
export type Wallet = Client<Transport, Chain, Account>;

/** Who signs and through which node is read. */
export interface Lane {
  wallet: Wallet;
  reader: Reader;
}

/** A call of a contract, encoded. */
export interface ContractCall {
  to: Address;
  data: Hex;
}

/** Runs a call without sending it. @throws viem's error when it would revert. */
export async function rehearse({ wallet, reader }: Lane, { to, data }: ContractCall): Promise<void> {
  await call(reader, { account: wallet.account.address, to, data });
}

/**
 * Asks the wallet to send a call, after a rehearsal: a doomed call shows its reason and no prompt. A wallet
 * can change its chain between two prompts: each one is preceded by a look at the code that it will call.
 * @returns The transaction's hash.
 * @throws Refusal when the wallet has left the chain.
 * @throws viem's error when the call would revert, the owner says no or the wallet fails.
 */
export async function submit(lane: Lane, request: ContractCall): Promise<Hash> {
  const { wallet, reader } = lane;
  await checkSameCode(wallet, reader, request.to);
  await rehearse(lane, request);
  return sendTransaction(wallet, { account: wallet.account, chain: wallet.chain, ...request });
}

/** What became of a transaction. */
export interface Outcome {
  receipt: TransactionReceipt;
  /** Whether another transaction took its place, as when its owner cancelled it in the wallet. */
  isReplaced: boolean;
}

/**
 * Waits, however long it takes, until a transaction is in a block.
 * @param request What was sent, to find out why it was reverted.
 * @throws Refusal with the decoded reason when it was reverted.
 */
export async function settle(lane: Lane, request: ContractCall, hash: Hash): Promise<Outcome> {
  let isReplaced = false;
  const receipt = await waitForTransactionReceipt(lane.reader, {
    hash,
    timeout: 0,
    onReplaced: ({ reason }) => {
      isReplaced = reason !== 'repriced';
    },
  });
  if (receipt.status === 'reverted') throw await reverted(lane, request, receipt.blockNumber);
  return { receipt, isReplaced };
}

/** The reason of a reverted call: the same call against the state that its block left behind. */
async function reverted(lane: Lane, { to, data }: ContractCall, blockNumber: bigint): Promise<Refusal> {
  try {
    await call(lane.reader, { account: lane.wallet.account.address, to, data, blockNumber });
  } catch (error) {
    return new Refusal(failureOf(error));
  }
  return new Refusal({ notice: { id: 'toast.revertUndecoded' } });
}

/**
 * Sends a call as one step of a purchase and waits until it is in a block.
 * @throws Refusal 'toast.userCancelled' when its owner put another transaction in its place.
 */
export async function* perform(
  lane: Lane,
  step: PurchaseStep,
  request: ContractCall,
): AsyncGenerator<PurchaseEvent, void> {
  const transaction = await submit(lane, request);
  yield { type: 'sent', step, transaction };
  const { isReplaced } = await settle(lane, request, transaction);
  if (isReplaced) throw new Refusal({ notice: { id: 'toast.userCancelled' } });
}
