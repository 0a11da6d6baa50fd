import { formatMoney, shortAddress } from '@upline/domain';
import type { BenchValue } from '../ports/explore.ts';
import type { BenchWorld } from '../ports/world.ts';
import { nameAt } from './benchNames.ts';

/** A value as people read it: a wallet by its name, an amount as money, anything else as the chain has it. */
export function valueText(world: BenchWorld, { type, value, isMoney }: Omit<BenchValue, 'name'>): string {
  if (type === 'address') return nameAt(world, value) || shortAddress(value);
  return isMoney ? formatMoney(BigInt(value)) : value;
}

/** Values with their names, as in a call. */
export function valuesText(world: BenchWorld, values: readonly BenchValue[]): string {
  return values
    .map((one) => (one.name ? `${one.name}: ${valueText(world, one)}` : valueText(world, one)))
    .join(', ');
}
