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
 * Waits until nothing that a wallet has sent is under way: after a broken run its last transaction may be, and
 * what the chain shows without it is not the truth.
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

/** How long a transaction may be under way until its sender gives up, milliseconds. */
const patience = 300_000;

/**
 * Signs here and sends through a node, at the node's estimate of gas and price, with a tip that Polygon takes. Where a
 * node names a higher one as the least it is sent again with that. What its owner sends again at another
 * price is followed too. viem's `waitForTransactionReceipt` is not asked: it passes over a block that comes while it
 * looks at the one before, and on a chain that mines on demand no other follows.
 * @param tip Another tip for each gas, units of 10⁻¹⁸.
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
