import { leastTip } from '@upline/chain/internal';
import { InvalidArgumentError } from 'commander';
import { formatGwei, parseGwei } from 'viem';

/** Parses a tip in gwei. */
export function gwei(text: string): bigint {
  if (!/^\d+(?:\.\d{1,9})?$/.test(text)) throw new InvalidArgumentError('Give gwei, such as 30 or 42.5.');
  return parseGwei(text);
}

export const tipOption = [
  '--tip <gwei>',
  `the tip for each gas, in gwei (default: the node's, at least ${formatGwei(leastTip)})`,
] as const;
