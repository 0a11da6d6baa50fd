import type { Deployment } from '@upline/chain';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import type { ContractCall } from '@upline/chain/internal';
import { decodeFunctionData, isAddressEqual } from 'viem';

function argumentText(argument: unknown): string {
  if (typeof argument !== 'object') return String(argument);
  return JSON.stringify(argument, (_name, part) => (typeof part === 'bigint' ? `${part}` : part), 2);
}

/**
 * Describes a call by its bytes: `pool 3: set_paused(true)`; `null` if the contract or function is
 * not the deployment's.
 */
export function callWords(
  { to, data }: ContractCall,
  { registry, pools }: Pick<Deployment, 'registry' | 'pools'>,
): string | null {
  const pool = Object.entries(pools).find(([, one]) => isAddressEqual(one.address, to));
  const isRegistry = isAddressEqual(registry, to);
  if (!pool && !isRegistry) return null;
  const abis = isRegistry ? [uplineRegistryAbi] : [racePoolAbi, globalPoolAbi];
  for (const abi of abis) {
    try {
      const { functionName, args = [] } = decodeFunctionData({ abi, data });
      const where = pool ? `pool ${pool[0]}` : 'registry';
      return `${where}: ${functionName}(${args.map(argumentText).join(', ')})`;
    } catch {
      // Try the other kind of pool.
    }
  }
  return null;
}
