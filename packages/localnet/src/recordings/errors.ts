import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { type Abi, parseAbi } from 'viem';

export type AbiError = Extract<Abi[number], { type: 'error' }>;

/** Errors of Solidity and of our contracts. */
export const everyError: readonly AbiError[] = [
  ...parseAbi(['error Error(string reason)', 'error Panic(uint256 code)']),
  ...[...racePoolAbi, ...globalPoolAbi, ...uplineRegistryAbi, ...mockStableCoinAbi].filter(
    (item) => item.type === 'error',
  ),
];
