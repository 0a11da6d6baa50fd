import type { Reader } from '@upline/chain';
import type { ContractCall } from '@upline/chain/internal';
import {
  beginningOf,
  feesFor,
  followTransaction,
  type Sent,
  tipNeeded,
  withTip,
} from '@upline/chain/internal';
import type { Address, Chain, Client, Hash, LocalAccount, Transport } from 'viem';
import { getTransactionCount, sendTransaction } from 'viem/actions';
import { pollUntil } from './pollUntil.ts';
import type { DeploySender } from './runSteps.ts';

function underWay(address: Address, minutes: string): Error {
  return new Error(
    `A transaction of ${address} has been under way for ${minutes} minutes. Wait for it, or replace it with your ` +
      'wallet, and run this again: it continues from here.',
  );
}

/**
 * Waits until a wallet has no pending transactions, since the last one of an interrupted run would
 * change the state.
 * @throws Error after two minutes.
 */
export async function waitUntilSettled(reader: Reader, address: Address): Promise<void> {
  const isSettled = async () => {
    const [mined, all] = await Promise.all([
      getTransactionCount(reader, { address, blockTag: 'latest' }),
      getTransactionCount(reader, { address, blockTag: 'pending' }),
    ]);
    return mined >= all;
  };
  if (await pollUntil(isSettled, { every: 500, within: 120_000 })) return;
  throw underWay(address, 'two');
}

/** Milliseconds that a transaction may be pending until the sender gives up. */
const patience = 300_000;

/**
 * Signs locally and sends through a node with its estimates of gas and fees, and at least Polygon's
 * minimum tip. If a node names a higher minimum, sends again with that one. Follows transactions
 * that the owner speeds up. viem's `waitForTransactionReceipt` is not used: it skips a block that
 * arrives while it still handles the one before, and a chain that mines on demand adds no other.
 * @param tip Tip per unit of gas, units of 10⁻¹⁸.
 */
export function signingSender(client: Client<Transport, Chain>, account: LocalAccount, tip?: bigint) {
  const from = account.address;
  async function offer(call: ContractCall, nonce: number): Promise<Hash> {
    const request = { account, chain: client.chain, nonce, ...call };
    const fees = await feesFor(client, tip);
    try {
      return await sendTransaction(client, { ...request, ...fees });
    } catch (error) {
      const needed = tipNeeded(error);
      if (needed === null || needed <= fees.maxPriorityFeePerGas) throw error;
      return sendTransaction(client, { ...request, ...withTip(fees, needed) });
    }
  }

  return {
    address: from,
    async send(call: ContractCall) {
      const beginning = await beginningOf(client, from);
      const { nonce } = beginning;
      const hash = await offer(call, nonce);
      const watch = { reader: client, signal: AbortSignal.timeout(patience) };
      let sent: Sent = { ...beginning, from, call, hash };
      for (;;) {
        const news = await followTransaction(watch, sent).catch((error: unknown) => {
          throw watch.signal.aborted ? underWay(from, 'five') : error;
        });
        if (news.type === 'mined') return news.receipt;
        if (news.type !== 'seen')
          throw new Error(`${hash} was replaced or lost. Run this again: it continues.`);
        sent = { ...sent, hash: news.hash, nonce: news.nonce };
      }
    },
  } satisfies DeploySender;
}
