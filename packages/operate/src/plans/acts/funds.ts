import { globalPoolAbi, racePoolAbi } from '@upline/chain';
import { formatMoney } from '@upline/domain';
import { encodeFunctionData } from 'viem';
import type { DeploymentState, PoolState } from '../deploymentState.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { poolIn, poolsOf, type Target } from '../target.ts';

/** The operator's funds: race pools have a product fund, global pools a royalty fund. */
export type Fund = 'product' | 'royalty';

const kindOf = { product: 'race', royalty: 'global' } as const;
const roleOf = { product: 'PRODUCT', royalty: 'ROYALITY' } as const;

function callOf({ name, address, kind }: PoolState, amount: bigint): Step['call'] {
  const args = [amount] as const;
  return kind === 'race'
    ? {
        what: `${name}: claim_product_fund(${amount})`,
        to: address,
        data: encodeFunctionData({ abi: racePoolAbi, functionName: 'claim_product_fund', args }),
      }
    : {
        what: `${name}: claim_royalty_fund(${amount})`,
        to: address,
        data: encodeFunctionData({ abi: globalPoolAbi, functionName: 'claim_royalty_fund', args }),
      };
}

/** The fund may grow by purchases in between, each adding less than a fee. */
function isTaken(before: PoolState, amount: bigint, after: PoolState | null): boolean {
  if (!after) return false;
  const most = (after.members - before.members) * after.terms.joiningFee;
  return after.fund <= before.fund - amount + most;
}

/**
 * Plans a withdrawal of a fund from its pools.
 * @param amount Units of 10⁻⁶, for a single pool; the whole fund by default.
 * @throws Error if the named pool has no such fund.
 */
export function planFundClaim(
  situation: DeploymentState,
  { fund, target, amount }: { fund: Fund; target: Target; amount?: bigint | undefined },
): ActPlan {
  const role = roleOf[fund];
  const pools = poolsOf(situation, target).filter(({ kind }) => kind === kindOf[fund]);
  if (pools.length === 0) {
    throw new Error(`Pool ${target} has no ${fund} fund: only ${kindOf[fund]} pools have one.`);
  }
  if (amount !== undefined && pools.length > 1)
    throw new Error('Name the one pool that the amount is taken from.');
  const steps = pools.map((pool): Step => {
    const taken = amount ?? pool.fund;
    const isMore = taken > pool.fund;
    return {
      where: pool.name,
      holder: pool.receivers[role],
      call: callOf(pool, taken),
      refusal: isMore
        ? `The ${fund} fund of ${pool.name} holds ${formatMoney(pool.fund)}, less than ${formatMoney(taken)}.`
        : taken === 0n
          ? `The ${fund} fund of ${pool.name} is empty.`
          : null,
      changes: [
        {
          where: pool.name,
          what: `${fund} fund`,
          from: formatMoney(pool.fund),
          to: isMore ? formatMoney(pool.fund) : formatMoney(pool.fund - taken),
          isSeen: (after) => isTaken(pool, taken, poolIn(after, pool.address)),
        },
      ],
    };
  });
  return planOf(
    situation,
    {
      act: `fund ${fund}`,
      title: `Take the ${fund} fund of ${pools.map(({ name }) => name).join(', ')}`,
      role,
      risks: ['It is paid to the wallet that sends the call, which must be the holder of the role.'],
    },
    steps,
  );
}
