import type { BenchTransaction } from '../../../../ports/bench/explore.ts';
import type { BenchWorld } from '../../../../ports/bench/world.ts';
import { callAddressOf, callAgain } from '../contract/callQuestion.ts';
import { contractAt } from '../frame/benchNames.ts';
import { filledCallPath } from '../frame/benchPaths.ts';

/** Where the call of a transaction is filled in, to be made again; `''` where it called no function of ours. */
export function againPath(world: BenchWorld, { to, from, call }: BenchTransaction): string {
  const contract = contractAt(world, to);
  if (!contract || !/^\w+$/.test(call.name) || call.name.startsWith('0x')) return '';
  return filledCallPath(contract.id, call.name, callAddressOf(callAgain({ from, args: call.args })));
}
