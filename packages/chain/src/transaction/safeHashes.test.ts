import { concatHex, keccak256 } from 'viem';
import { expect, test } from 'vitest';
import { multiSendOf, safeHashes, safeTransaction } from './safeHashes.ts';

const safe = '0x111CEEee040739fD91D29C34C33E6B3E112F2177';

test("computes another tool's hashes for a Safe transaction on Arbitrum", () => {
  const data =
    '0x0d582f130000000000000000000000000c75fa5a5f1c0997e3eea425cfa13184ed0ec9e50000000000000000000000000000000000000000000000000000000000000003';
  const transaction = safeTransaction([{ to: safe, value: 0n, data }], null);
  expect(safeHashes(transaction, { chainId: 42161, safe, nonce: 234n })).toEqual({
    domainHash: '0x1cf7f9b1efe3bc47fe02fd27c649fea19e79d66040683a1c86c7490c80bf7291',
    messageHash: '0xd9109ea63c50ecd3b80b6b27ed5c5a9fd3d546c2169dfb69bfa7ba24cd14c7a5',
    safeTxHash: '0x0cb7250b8becd7069223c54e2839feaed4cee156363fbfe5dd0a48e75c4e25b3',
  });
});

test('packs several calls for the MultiSend contract of the Safe’s version', () => {
  const calls = [
    { to: safe, value: 0n, data: '0x11223344' },
    { to: safe, value: 1n, data: '0x5566' },
  ] as const;
  const transaction = safeTransaction(calls, multiSendOf('1.4.1+L2'));
  expect(transaction).toMatchObject({ to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2', operation: 1 });
  const packed =
    `00111ceeee040739fd91d29c34c33e6b3e112f2177${'0'.repeat(64)}${'4'.padStart(64, '0')}11223344` +
    `00111ceeee040739fd91d29c34c33e6b3e112f2177${'1'.padStart(64, '0')}${'2'.padStart(64, '0')}5566`;
  expect(transaction.data).toContain(packed);
  const { domainHash, messageHash, safeTxHash } = safeHashes(transaction, { chainId: 137, safe, nonce: 0n });
  expect(keccak256(concatHex(['0x1901', domainHash, messageHash]))).toBe(safeTxHash);
});

test('returns null for an unknown Safe version', () => {
  expect(multiSendOf('2.0.0')).toBeNull();
  expect(() => safeTransaction([], null)).toThrow('no calls');
});
