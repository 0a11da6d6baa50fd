import { racePoolAbi } from '@upline/chain';
import { type Abi, type Address, concat, type Hex, numberToHex } from 'viem';
import { toFunctionSelector } from 'viem/utils';

function selectorOf(name: string): Hex {
  const found = (racePoolAbi as Abi).find((item) => item.type === 'function' && item.name === name);
  if (found?.type !== 'function') throw new RangeError(`Pools have no function ${name}.`);
  return toFunctionSelector(found);
}

/** Stores the pushed word and returns it. */
const answer: Hex = '0x5f5260205ff3';

/**
 * The smallest contract with a pool's answers to the registry: compares the selector and returns
 * registry, position or kind.
 */
export function answeringCode(registry: Address, position: number, kind: 'race' | 'global'): Hex {
  return concat([
    '0x5f3560e01c',
    concat(['0x8063', selectorOf('upline_registry'), '0x14602557']),
    concat(['0x8063', selectorOf('position'), '0x14604157']),
    concat(['0x63', selectorOf('kind'), '0x14604a57']),
    '0x5f5ffd',
    concat(['0x5b73', registry, answer]),
    concat(['0x5b60', numberToHex(position, { size: 1 }), answer]),
    concat(['0x5b60', numberToHex(kind === 'race' ? 0 : 1, { size: 1 }), answer]),
  ]);
}
