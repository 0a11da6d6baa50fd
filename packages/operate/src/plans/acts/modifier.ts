import { racePoolAbi } from '@upline/chain';
import { roleHashes } from '@upline/chain/internal';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import type { DeploymentState } from '../deploymentState.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { poolIn, poolsOf, type Target, whyNobody } from '../target.ts';

/** Plans a change of MODIFIER, which takes effect at once. */
export function planModifier(
  situation: DeploymentState,
  { target, to }: { target: Target; to: Address },
): ActPlan {
  const pools = poolsOf(situation, target);
  const steps = pools.map(
    ({ name, address, admin, modifier, pendingTerms }): Step => ({
      where: name,
      holder: admin,
      call: {
        what: `${name}: grantRole(MODIFIER, ${to})`,
        to: address,
        data: encodeFunctionData({
          abi: racePoolAbi,
          functionName: 'grantRole',
          args: [roleHashes.MODIFIER, to],
        }),
      },
      refusal:
        whyNobody(to) ??
        (modifier !== null && isAddressEqual(modifier, to) ? `${to} is MODIFIER of ${name} already.` : null),
      changes: [
        {
          where: name,
          what: pendingTerms ? 'MODIFIER (announced terms stay announced)' : 'MODIFIER',
          from: modifier ?? 'nobody',
          to,
          isSeen: (after) => {
            const now = poolIn(after, address)?.modifier;
            return now != null && isAddressEqual(now, to);
          },
        },
      ],
    }),
  );
  return planOf(
    situation,
    {
      act: 'modifier',
      title: `Name ${to} MODIFIER of ${target === 'all' ? 'all pools' : pools[0]?.name}`,
      role: 'ADMIN',
      risks: ['Terms that are announced stay announced: the new MODIFIER takes back what is not meant.'],
    },
    steps,
  );
}
