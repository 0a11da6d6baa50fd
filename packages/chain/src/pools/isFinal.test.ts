import { fakeWallet, localFixture, root, type Script } from '@upline/localnet/testing';
import { expect, test } from 'vitest';
import { isFinal } from './isFinal.ts';

const fixture = localFixture();

/** Answers for the finalized block with the newest one. */
const hasty: Script = ({ method, params }, forward) =>
  forward({
    method,
    params: (params as unknown[] | undefined)?.map((one) => (one === 'finalized' ? 'latest' : one)),
  });

const withoutTag: Script = (request, forward) => {
  if (JSON.stringify(request.params ?? []).includes('finalized')) throw new Error('Unknown block tag.');
  return forward(request);
};

test.each<[string, Script, bigint]>([
  ['64 blocks, whatever the node calls final', hasty, 64n],
  ['128 blocks on a node that calls none final', withoutTag, 128n],
])('is final only below %s', async (_depth, script, depth) => {
  const { client, rpcUrl } = fixture();
  await client.mine({ blocks: 200 });
  const head = await client.getBlockNumber({ cacheTime: 0 });
  const reader = fakeWallet(rpcUrl, root, script);
  expect(await isFinal(reader, head - depth + 1n)).toBe(false);
  expect(await isFinal(reader, head - depth)).toBe(true);
});
