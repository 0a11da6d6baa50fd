import { once } from 'node:events';
import { createServer } from 'node:http';
import { polygonAt } from '@upline/chain';
import {
  concat,
  createClient,
  custom,
  encodeAbiParameters,
  encodeErrorResult,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  size,
} from 'viem';
import { expect, test } from 'vitest';
import { verifySignature } from './verifySignature.ts';

const wallet = '0x00000000000000000000000000000000000000a1';
const code = '0x00000000000000000000000000000000000000c0';
const lookup = parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)']);

/** The revert of a delegated account that requests an off-chain lookup (EIP-3668). */
const fetchThis = (url: string) =>
  encodeErrorResult({ abi: lookup, args: [wallet, [url], '0x', '0x12345678', '0x'] });

const suffix = parseAbiParameters(
  '(uint256 chainId, address delegation, uint256 nonce, uint8 yParity, uint256 r, uint256 s), address to, bytes data',
);

/** A signature that names the code its account delegates to (ERC-8010). */
function delegatedSignature() {
  const authorization = { chainId: 137n, delegation: code, nonce: 0n, yParity: 0, r: 1n, s: 1n } as const;
  const said = encodeAbiParameters(suffix, [authorization, wallet, '0x']);
  return concat(['0x00', said, numberToHex(size(said), { size: 32 }), `0x${'8010'.repeat(16)}`]);
}

test('never fetches an address of the wallet’s choice', async () => {
  const asked: unknown[] = [];
  const inside = createServer(({ url }, response) => {
    asked.push(url);
    response.end('{"data":"0x"}');
  });
  await once(inside.listen(0, '127.0.0.1'), 'listening');
  const address = inside.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/{data}`;
  const methods: string[] = [];
  async function request({ method }: { method: string }): Promise<unknown> {
    methods.push(method);
    if (method === 'eth_getCode') return concat(['0xef0100', code]);
    if (method === 'eth_chainId') return '0x89';
    throw { code: 3, message: 'execution reverted', data: fetchThis(url) };
  }
  const client = createClient({ chain: polygonAt('http://127.0.0.1:9'), transport: custom({ request }) });

  expect(await verifySignature(client)(wallet, 'Sign in', delegatedSignature(), async () => {})).toBe(false);
  expect(methods).toContain('eth_call');
  expect(asked).toEqual([]);
  inside.close();
});
