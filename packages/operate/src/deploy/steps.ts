import { type Reader, racePoolAbi, readRecord, uplineRegistryAbi } from '@upline/chain';
import type { ContractCall } from '@upline/chain/internal';
import { levels } from '@upline/domain';
import { type Address, encodeFunctionData } from 'viem';
import { getCode, readContract } from 'viem/actions';
import { isCodeOf } from './isCodeOf.ts';
import type { DeployPlan } from './plan.ts';

export interface DeployStep {
  /** Description: `list pool 3`. */
  name: string;
  call: ContractCall;
  /** Usual gas of steps that cannot be estimated before earlier ones; else `null`. */
  usualGas: bigint | null;
  /** The contract that must exist before the step. */
  at: Address;
  /** True if the chain already shows the effect; called only if the contract exists. */
  isDone(): Promise<boolean>;
  /** @throws Error naming the action required of another role. */
  require?(): Promise<void>;
}

const usualGas = { list: 100_000n, seat: 160_000n, start: 35_000n, seal: 55_000n };

/** All transactions of a deployment in order: create, list, seat, seal, start. */
function deploySteps(reader: Reader, plan: DeployPlan): DeployStep[] {
  const registry = { address: plan.registry, abi: uplineRegistryAbi } as const;
  const pools = levels.map(({ position }) => ({
    position,
    pool: { address: plan.pools[position], abi: racePoolAbi } as const,
  }));

  async function requireBound(wallet: Address): Promise<void> {
    // The registry binds its root in the constructor; before that, no other wallet can be bound.
    if (wallet === plan.config.operator.root) return;
    const stands = await getCode(reader, { address: plan.registry });
    if (stands && (await readRecord(reader, plan.registry, wallet)).isBound) return;
    throw new Error(
      `${wallet} is to have a seat and must enroll first: with that wallet call enroll(${plan.config.operator.root}) ` +
        `on the registry ${plan.registry}, then run this again. It continues from here.`,
    );
  }

  return [
    ...plan.creations.map(
      ({ name, address, call }): DeployStep => ({
        name: `make ${name}`,
        call,
        usualGas: null,
        at: address,
        isDone: async () => true,
      }),
    ),
    ...pools.map(
      ({ position, pool }): DeployStep => ({
        name: `list pool ${position}`,
        call: {
          to: plan.registry,
          data: encodeFunctionData({ ...registry, functionName: 'add_pool', args: [pool.address, position] }),
        },
        usualGas: usualGas.list,
        at: plan.registry,
        isDone: async () => {
          const [, listedAt] = await readContract(reader, {
            ...registry,
            functionName: 'pools',
            args: [pool.address],
          });
          return listedAt !== 0;
        },
      }),
    ),
    ...plan.seats.flatMap((wallet, seat) =>
      pools.map(
        ({ position, pool }): DeployStep => ({
          name: `give seat ${seat + 1} in pool ${position}`,
          call: {
            to: pool.address,
            data: encodeFunctionData({ ...pool, functionName: 'add_platform_investor', args: [wallet] }),
          },
          usualGas: usualGas.seat,
          at: pool.address,
          isDone: async () => {
            const taken = await readContract(reader, { ...pool, functionName: 'total_platform_investors' });
            return taken > BigInt(seat);
          },
          require: () => requireBound(wallet),
        }),
      ),
    ),
    // Pools listed before the seal can bind wallets permanently, so nothing is sold before it.
    {
      name: 'seal the registry',
      call: { to: plan.registry, data: encodeFunctionData({ ...registry, functionName: 'seal' }) },
      usualGas: usualGas.seal,
      at: plan.registry,
      isDone: () => readContract(reader, { ...registry, functionName: 'is_sealed' }),
    },
    ...pools.map(
      ({ position, pool }): DeployStep => ({
        name: `start pool ${position}`,
        call: { to: pool.address, data: encodeFunctionData({ ...pool, functionName: 'start' }) },
        usualGas: usualGas.start,
        at: pool.address,
        isDone: () => readContract(reader, { ...pool, functionName: 'is_started' }),
      }),
    ),
  ];
}

/**
 * The plan's contracts that exist already.
 * @throws Error naming the first address with other code.
 */
async function standing(reader: Reader, { creations }: DeployPlan): Promise<Set<Address>> {
  const codes = await Promise.all(creations.map(({ address }) => getCode(reader, { address })));
  const found = new Set<Address>();
  for (const [index, { name, address, artifact }] of creations.entries()) {
    const code = codes[index];
    if (!code) continue;
    if (!isCodeOf(artifact, code))
      throw new Error(`Other code than this source tree's stands at ${address} (${name}).`);
    found.add(address);
  }
  return found;
}

/**
 * The steps without effect on the chain yet.
 * @throws Error naming the address, if other code is at a planned address.
 */
export async function missingSteps(reader: Reader, plan: DeployPlan): Promise<DeployStep[]> {
  const stands = await standing(reader, plan);
  const steps = deploySteps(reader, plan);
  const done = await Promise.all(steps.map(async (step) => stands.has(step.at) && step.isDone()));
  return steps.filter((_, index) => !done[index]);
}
