import { createPublicClient, custom, type Hex, pad } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { provesWallet } from './provesWallet.ts';

const holder = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());
const message = 'I can sign with this wallet.';

/** A chain with one contract and its answer to every call. */
function chainOf(answer: Hex | Error | 'no contract') {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_getCode') return answer === 'no contract' ? '0x' : '0x60';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
}

const silent = createPublicClient({
  transport: custom({ request: () => Promise.reject(new Error('No answer.')) }, { retryCount: 0 }),
});
const asked = (signature: Hex) => ({ message, signature });

test('accepts the key of a wallet without the chain, and no other key', async () => {
  const signature = await holder.signMessage({ message });
  expect(await provesWallet(silent, holder.address, asked(signature))).toBe(true);
  const other = await stranger.signMessage({ message });
  expect(await provesWallet(chainOf('no contract'), holder.address, asked(other))).toBe(false);
  const ofOther = await holder.signMessage({ message: 'Another text.' });
  expect(await provesWallet(chainOf('no contract'), holder.address, asked(ofOther))).toBe(false);
});

test('asks a contract, also about a message that it knows without a signature', async () => {
  const yes = chainOf(pad('0x1626ba7e', { dir: 'right' }));
  expect(await provesWallet(yes, holder.address, asked('0x'))).toBe(true);
  expect(await provesWallet(yes, holder.address, asked(`0x${'ab'.repeat(130)}`))).toBe(true);
  const no = chainOf(pad('0xffffffff', { dir: 'right' }));
  expect(await provesWallet(no, holder.address, asked('0x'))).toBe(false);
  expect(await provesWallet(chainOf('0x'), holder.address, asked('0x'))).toBe(false);
  const refusal = Object.assign(new Error('execution reverted'), { code: 3, data: '0x' });
  expect(await provesWallet(chainOf(refusal), holder.address, asked('0x'))).toBe(false);
});

test('takes a silent node for no answer', async () => {
  await expect(provesWallet(silent, holder.address, asked('0x'))).rejects.toThrow();
});
