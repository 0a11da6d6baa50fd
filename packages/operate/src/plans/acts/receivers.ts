import { racePoolAbi } from '@upline/chain';
import { roleHashes } from '@upline/chain/internal';
import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem';
import type { DeploymentState, ReceiverRole } from '../deploymentState.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { poolIn, poolsOf, type Target, whyNobody } from '../target.ts';

const nobody = 'nobody';

interface Receiver {
  target: Target;
  role: ReceiverRole;
}

const isSame = (a: Address | null, b: Address | null) =>
  a === null || b === null ? a === b : isAddressEqual(a, b);

/** Plans an offer of PRODUCT or ROYALITY, or its withdrawal. @param to `null` to withdraw. */
export function planOffer(
  situation: DeploymentState,
  { target, role, to }: Receiver & { to: Address | null },
): ActPlan {
  const steps = poolsOf(situation, target).map(({ name, address, admin, offers, receivers }): Step => {
    const none = `${role} of ${name} is offered to ${offers[role] ?? nobody} already.`;
    return {
      where: name,
      holder: admin,
      call: {
        what: `${name}: propose_receiver(${role}, ${to ?? nobody})`,
        to: address,
        data: encodeFunctionData({
          abi: racePoolAbi,
          functionName: 'propose_receiver',
          args: [roleHashes[role], to ?? zeroAddress],
        }),
      },
      refusal:
        (to && whyNobody(to)) ??
        (isSame(offers[role], to)
          ? none
          : isSame(receivers[role], to)
            ? `${to} holds ${role} of ${name} already.`
            : null),
      changes: [
        {
          where: name,
          what: `${role} is offered to`,
          from: offers[role] ?? nobody,
          to: to ?? nobody,
          isSeen: (after) => isSame(poolIn(after, address)?.offers[role] ?? null, to),
        },
      ],
    };
  });
  return planOf(
    situation,
    {
      act: to ? 'receiver offer' : 'receiver withdraw',
      title: to ? `Offer ${role} to ${to}` : `Take back the offer of ${role}`,
      role: 'ADMIN',
      risks: to
        ? [
            `${to} must accept with its own key. Until then the present holder keeps the role and its fund.`,
            'An offer does not expire, and stands also when ADMIN changes hands: take back what is not accepted.',
          ]
        : [],
    },
    steps,
  );
}

/** Plans the acceptance of a role by the offered wallet. */
export function planAccept(situation: DeploymentState, { target, role }: Receiver): ActPlan {
  const steps = poolsOf(situation, target).map(({ name, address, offers, receivers }): Step => {
    const offered = offers[role];
    return {
      where: name,
      holder: offered,
      call: {
        what: `${name}: accept_receiver(${role})`,
        to: address,
        data: encodeFunctionData({
          abi: racePoolAbi,
          functionName: 'accept_receiver',
          args: [roleHashes[role]],
        }),
      },
      refusal: offered ? null : `${role} of ${name} is offered to nobody. ADMIN offers it first.`,
      changes: [
        {
          where: name,
          what: role,
          from: receivers[role] ?? nobody,
          to: offered ?? nobody,
          isSeen: (after) => isSame(poolIn(after, address)?.receivers[role] ?? null, offered),
        },
      ],
    };
  });
  return planOf(
    situation,
    {
      act: 'receiver accept',
      title: `Accept ${role}`,
      role: `the offer of ${role}`,
      risks: ['What the fund holds goes with the role: the holder before can take none of it any more.'],
    },
    steps,
  );
}
