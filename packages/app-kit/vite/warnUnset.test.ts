import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { warnUnset } from './warnUnset.ts';

function said(env: Record<string, string>): string[] {
  const warnings: string[] = [];
  const hook = warnUnset().configResolved;
  if (typeof hook !== 'function') throw new TypeError('The plugin has changed its shape.');
  const logger = { warn: (words: string) => warnings.push(words) };
  Reflect.apply(hook, {}, [{ env, logger } as unknown as ResolvedConfig]);
  return warnings;
}

test('warns about a build without a registry address, and is silent if nothing is missing', () => {
  const node = { VITE_PUBLIC_RPC_URL: 'https://node.example' };
  expect(said(node)).toEqual([expect.stringContaining('NOT FIT TO BE SERVED')]);
  expect(said(node)[0]).toContain('VITE_UPLINE_REGISTRY');
  expect(said(node)[0]).not.toContain('VITE_PUBLIC_RPC_URL');
  expect(said({ ...node, VITE_UPLINE_REGISTRY: `0x${'1'.repeat(40)}` })).toEqual([]);
});
