import { type Hex, keccak256, stringToHex } from 'viem';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from './abi.ts';

/** keccak-256 of the ABIs in this source tree. */
export const abiHash: Hex = keccak256(
  stringToHex(JSON.stringify([uplineRegistryAbi, racePoolAbi, globalPoolAbi])),
);
