import type { Reader } from '@upline/chain';
import { isBuiltCode, poolCode } from '@upline/chain/internal';
import { formatPrice, isSameTerms } from '@upline/domain';
import { isAddressEqual } from 'viem';
import { getCode } from 'viem/actions';
import { moment } from './moment.ts';
import type { PoolSituation, Situation } from './situation.ts';

/** What stands on the chain otherwise than it was launched, as far as the chain alone can say. */
export interface LaunchDrift {
  /** What no role may change: a fault. */
  faults: readonly string[];
  /** What roles have changed since, as they may. */
  laterChanges: readonly string[];
}

function* changesOf(pool: PoolSituation, now: bigint): Generator<string> {
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
 * Compares what the contracts say with how they were launched: code, coin, seal, terms and sale. Wallets and the
 * registry's own code are compared where the launch's configuration is, by `pnpm operate status`.
 * @throws Error viem's own, when the node does not answer.
 */
export async function readLaunchDrift(
  reader: Reader,
  { pools, registry, coin, at, block }: Situation,
): Promise<LaunchDrift> {
  const faultsOf = async ({ name, address, kind, ...pool }: PoolSituation): Promise<string[]> => {
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
