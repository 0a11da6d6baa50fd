import type { LocalClient } from '@upline/chain/demo';
import { type Hash, type Hex, toHex } from 'viem';
import type { ProviderRequest, Script } from './fakeWallet.ts';

interface Batch {
  calls: { to: Hex; data: Hex }[];
  from: Hex;
}

export interface BatchWallet {
  script: Script;
  /** The batches requested, in order. */
  asked: Batch[];
}

/**
 * A wallet that executes several calls atomically in one block (EIP-5792).
 * @param act Called before the execution; may throw.
 */
export function batchWallet(
  client: LocalClient,
  act: (batch: Batch) => unknown = () => undefined,
): BatchWallet {
  const asked: Batch[] = [];
  const done = new Map<string, Hash[]>();

  async function carryOut(batch: Batch): Promise<Hash[]> {
    const snapshot = await client.snapshot();
    await client.setAutomine(false);
    const hashes: Hash[] = [];
    for (const { to, data } of batch.calls) {
      hashes.push(await client.sendTransaction({ account: batch.from, to, data, gas: 600_000n }));
    }
    await client.mine({ blocks: 1 });
    await client.setAutomine(true);
    const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })));
    if (receipts.every(({ status }) => status === 'success')) return hashes;
    await client.revert({ id: snapshot });
    return [];
  }

  async function answer({ method, params }: ProviderRequest, forward: Parameters<Script>[1]) {
    switch (method) {
      case 'wallet_getCapabilities':
        return { '0x89': { atomic: { status: 'supported' } } };
      case 'wallet_sendCalls': {
        const [batch] = params as [Batch];
        asked.push(batch);
        await act(batch);
        const id = toHex(asked.length, { size: 32 });
        done.set(id, await carryOut(batch));
        return { id };
      }
      case 'wallet_getCallsStatus': {
        const [id] = params as [string];
        const hashes = done.get(id);
        if (!hashes) throw Object.assign(new Error('Unknown bundle id.'), { code: 5730 });
        const receipts = await Promise.all(
          hashes.map((hash) => forward({ method: 'eth_getTransactionReceipt', params: [hash] })),
        );
        const status = hashes.length > 0 ? 200 : 500;
        return { version: '2.0.0', id, chainId: '0x89', atomic: true, status, receipts };
      }
      default:
        return forward({ method, params });
    }
  }

  return { asked, script: answer };
}
