import type { Reader } from '@upline/chain';
import { isBuiltCode, poolCode } from '@upline/chain/internal';
import { formatPrice, isSameTerms } from '@upline/domain';
import { isAddressEqual } from 'viem';
import { getCode } from 'viem/actions';
import type { DeploymentState, PoolState } from './deploymentState.ts';
import { moment } from './moment.ts';

/** Differences from the launch, as far as the chain alone shows them. */
export interface LaunchDrift {
  /** Differences that no role can cause. */
  faults: readonly string[];
  /** Changes by roles since the launch. */
  laterChanges: readonly string[];
}

function* changesOf(pool: PoolState, now: bigint): Generator<string> {
  const { name, terms, firstTerms, isStarted, isRetired, pausedUntil } = pool;
  if (!firstTerms) yield `${name} was listed after the launch`;
  else if (!isSameTerms(terms, firstTerms)) {
    const isFee = terms.joiningFee !== firstTerms.joiningFee;
    const fees = `${formatPrice(firstTerms.joiningFee)} at the launch, ${formatPrice(terms.joiningFee)} now`;
    yield isFee ? `${name} costs ${fees}` : `${name} shares its fee otherwise than at the launch`;
  }
  if (!isStarted) yield `${name} is not started`;
  if (isRetired) yield `${name} is retired`;
  else if (now < pausedUntil) yield `${name} is paused until ${moment(pausedUntil)}`;
}

/**
 * Compares the contracts with their launch: code, coin, seal, terms and sale. `pnpm operate
 * status`, which has the launch's configuration, compares wallets and the registry's code as well.
 * @throws Error viem's own, if the node does not answer.
 */
export async function readLaunchDrift(
  reader: Reader,
  { pools, registry, coin, at, block }: DeploymentState,
): Promise<LaunchDrift> {
  const faultsOf = async ({ name, address, kind, ...pool }: PoolState): Promise<string[]> => {
    const code = await getCode(reader, { address, blockNumber: block });
    return [
      ...(code && isBuiltCode(poolCode[kind], code) ? [] : [`${name} is not of this build’s code`]),
      ...(isAddressEqual(pool.coin, coin) ? [] : [`${name} takes another coin, ${pool.coin}`]),
    ];
  };
  const faults = (await Promise.all(pools.map(faultsOf))).flat();
  return {
    faults: registry.isSealed ? faults : ['the registry is not sealed', ...faults],
    laterChanges: pools.flatMap((pool) => [...changesOf(pool, at)]),
  };
}
