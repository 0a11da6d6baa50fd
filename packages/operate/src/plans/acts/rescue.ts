import { racePoolAbi } from '@upline/chain';
import { formatMoney } from '@upline/domain';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import type { DeploymentState, PoolState } from '../deploymentState.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { poolIn, poolsOf, type Target } from '../target.ts';

/** A pool's surplus of a token beyond its debt, in the token's units. */
function surplusOf({ coin, held, owed, address }: PoolState, { token }: DeploymentState): bigint {
  if (!token) return 0n;
  if (!isAddressEqual(coin, token.address)) return token.balances[address] ?? 0n;
  return held > owed ? held - owed : 0n;
}

/**
 * Plans the transfer of a surplus to the holder of PRODUCT.
 * @throws Error if the situation was read without the token.
 */
export function planRescue(
  situation: DeploymentState,
  { target, token }: { target: Target; token: Address },
): ActPlan {
  if (!situation.token || !isAddressEqual(situation.token.address, token)) {
    throw new Error(`The plan has not read what the pools hold of ${token}.`);
  }
  const isCoin = isAddressEqual(situation.coin, token);
  const shown = (amount: bigint) => (isCoin ? formatMoney(amount) : `${amount} units of ${token}`);
  const steps = poolsOf(situation, target).map((pool): Step => {
    const { name, address, admin, receivers } = pool;
    const surplus = surplusOf(pool, situation);
    const receiver = receivers.PRODUCT;
    return {
      where: name,
      holder: admin,
      call: {
        what: `${name}: rescue(${token})`,
        to: address,
        data: encodeFunctionData({ abi: racePoolAbi, functionName: 'rescue', args: [token] }),
      },
      refusal:
        surplus === 0n
          ? `${name} holds nothing of ${isCoin ? 'the stable coin beyond what it owes' : token}.`
          : receiver
            ? null
            : `Nobody holds PRODUCT of ${name}: there is nobody to send it to.`,
      changes: [
        {
          where: name,
          what: 'held beyond what is owed',
          from: shown(surplus),
          to: `${shown(0n)}, the rest to ${receiver}`,
          isSeen: (after) => {
            const now = poolIn(after, address);
            return now !== null && surplusOf(now, after) < surplus;
          },
        },
      ],
    };
  });
  return planOf(
    situation,
    {
      act: 'rescue',
      title: `Send what nobody is owed of ${isCoin ? 'the stable coin' : token} to the holder of PRODUCT`,
      role: 'ADMIN',
      risks: ['A strange token runs its own code when it is sent. Rescue none that you do not know.'],
      lookAt: { token },
    },
    steps,
  );
}
