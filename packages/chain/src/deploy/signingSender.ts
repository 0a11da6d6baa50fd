import type { Address, Chain, Client, LocalAccount, Transport } from 'viem';
import { getTransactionCount, sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import { pollUntil } from './pollUntil.ts';
import type { DeploySender } from './runSteps.ts';

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
  throw new Error(
    `A transaction of ${address} has been under way for two minutes. Wait for it, or replace it with your ` +
      'wallet, and run this again: it continues from here.',
  );
}

/** Signs here and sends through a node, at the node's estimate of gas and price. */
export function signingSender(client: Client<Transport, Chain>, account: LocalAccount) {
  return {
    address: account.address,
    async send({ to, data }: ContractCall) {
      const hash = await sendTransaction(client, { account, chain: client.chain, to, data });
      return waitForTransactionReceipt(client, { hash, timeout: 300_000 });
    },
  } satisfies DeploySender;
}
