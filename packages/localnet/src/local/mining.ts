import type { LocalClient } from '@upline/chain/demo';
import type { ContractCall } from '@upline/chain/internal';
import type { Hex } from 'viem';
import type { Sender } from './sender.ts';

/** A call with its sender, and its name in error messages. */
export interface NamedCall extends ContractCall {
  name: string;
  sender: Sender;
}

const gas = 1_000_000n;

interface GetAutomine {
  Method: 'anvil_getAutomine';
  Parameters?: undefined;
  ReturnType: boolean;
}

interface GetBlockReceipts {
  Method: 'eth_getBlockReceipts';
  Parameters: ['latest'];
  ReturnType: { status: Hex; transactionHash: Hex }[];
}

/** True if the chain mines each transaction at once. False after an interrupted growth. */
export function minesAtOnce(client: LocalClient): Promise<boolean> {
  return client.request<GetAutomine>({ method: 'anvil_getAutomine' });
}

/** Mines pending transactions and returns to a block per transaction. */
export async function mineAtOnce(client: LocalClient): Promise<void> {
  if (await minesAtOnce(client)) return;
  await client.mine({ blocks: 1 });
  await client.setAutomine(true);
}

async function requireSuccess(
  client: LocalClient,
  calls: readonly NamedCall[],
  statuses: readonly boolean[],
) {
  for (const [index, { name, sender, to, data }] of calls.entries()) {
    if (statuses[index]) continue;
    // Repeat the call for its error.
    await client.call({ account: sender.address, to, data });
    throw new Error(`${name} reverted.`);
  }
}

/** Mines each call in its own block. @throws Error naming the first call that reverts. */
export async function mineApart(client: LocalClient, calls: readonly NamedCall[]): Promise<void> {
  for (const call of calls) {
    const serializedTransaction = await call.sender.sign(call, gas);
    const { status } = await client.sendRawTransactionSync({ serializedTransaction });
    await requireSuccess(client, [call], [status === 'success']);
  }
}

/**
 * Mines all calls in one block in their order; mining must be held back.
 * @throws Error naming the first call that reverts.
 */
export async function mineTogether(client: LocalClient, calls: readonly NamedCall[]): Promise<void> {
  const hashes: Hex[] = [];
  // Sent in sequence: at equal fees the node orders by arrival.
  for (const call of calls) {
    const serializedTransaction = await call.sender.sign(call, gas);
    hashes.push(await client.sendRawTransaction({ serializedTransaction }));
  }
  await client.mine({ blocks: 1 });
  const receipts = await client.request<GetBlockReceipts>({
    method: 'eth_getBlockReceipts',
    params: ['latest'],
  });
  const succeeded = new Set(
    receipts.filter(({ status }) => BigInt(status) === 1n).map(({ transactionHash }) => transactionHash),
  );
  await requireSuccess(
    client,
    calls,
    hashes.map((hash) => succeeded.has(hash)),
  );
}
