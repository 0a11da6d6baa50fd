import { uplineRegistryAbi } from '@upline/chain';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import type { Administered, DeploymentState, PoolState } from '../deploymentState.ts';
import { dateOf, moment } from '../moment.ts';
import { type ActPlan, planOf, type Step } from '../plan.ts';
import { poolsOf, type Target, whyNobody } from '../target.ts';

/** Contracts of an ADMIN handover: all including the registry, the registry alone, or a pool. */
export type AdminTarget = 'registry' | Target;

function contractsOf(situation: DeploymentState, target: AdminTarget): readonly Administered[] {
  if (target === 'registry') return [situation.registry];
  if (target === 'all') return [situation.registry, ...situation.pools];
  return poolsOf(situation, target);
}

const levelOf = (contract: Administered | PoolState) => ('position' in contract ? contract.position : null);

const found = ({ registry, pools }: DeploymentState, address: Address) =>
  [registry, ...pools].find((contract) => isAddressEqual(contract.address, address));

const places = (target: AdminTarget, contracts: readonly Administered[]) =>
  target === 'all' ? `all ${contracts.length} contracts` : contracts.map(({ name }) => name).join(', ');

/** Plans the offer of ADMIN to a wallet, which accepts with its own key after the delay. */
export function planHandover(
  situation: DeploymentState,
  { target, to }: { target: AdminTarget; to: Address },
): ActPlan {
  const contracts = contractsOf(situation, target);
  const steps = contracts.map((contract): Step => {
    const { name, address, admin, adminDelay, handover } = contract;
    const readyAt = situation.at + adminDelay;
    const isUnderWay = handover !== null && isAddressEqual(handover.to, to);
    return {
      where: name,
      holder: admin,
      call: {
        what: `${name}: beginDefaultAdminTransfer(${to})`,
        to: address,
        data: encodeFunctionData({
          abi: uplineRegistryAbi,
          functionName: 'beginDefaultAdminTransfer',
          args: [to],
        }),
      },
      refusal:
        whyNobody(to) ??
        (isUnderWay
          ? `${name} is being handed over to ${to} already; it can be accepted after ${moment(handover.readyAt)}.`
          : admin !== null && isAddressEqual(admin, to)
            ? `${to} is ADMIN of ${name} already.`
            : null),
      changes: [
        {
          where: name,
          what: 'next ADMIN',
          from: handover?.to ?? 'nobody',
          to,
          isSeen: (after) => {
            const next = found(after, address)?.handover;
            return next != null && isAddressEqual(next.to, to);
          },
        },
      ],
      waits: [{ what: `${to} can accept ${name}`, from: readyAt, until: null }],
      told: { kind: 'adminOffered', position: levelOf(contract), wallet: to, from: dateOf(readyAt) },
    };
  });
  return planOf(
    situation,
    {
      act: 'admin begin',
      title: `Hand ${places(target, contracts)} over to ${to}`,
      role: 'ADMIN',
      risks: [
        'Until it is accepted the present ADMIN keeps the role, and can take the hand-over back.',
        'Make sure first that the new ADMIN can sign on this chain. A contract that cannot call never accepts.',
        'Offers of the receivers’ roles that this ADMIN has made stand after it: take back what is not meant.',
      ],
    },
    steps,
  );
}

/** Plans the acceptance of ADMIN by the offered wallet, after the delay. */
export function planAcceptHandover(situation: DeploymentState, { target }: { target: AdminTarget }): ActPlan {
  const contracts = contractsOf(situation, target);
  const steps = contracts.map((contract): Step => {
    const { name, address, admin, handover } = contract;
    const isEarly = handover !== null && situation.at <= handover.readyAt;
    return {
      where: name,
      holder: handover?.to ?? null,
      call: {
        what: `${name}: acceptDefaultAdminTransfer()`,
        to: address,
        data: encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'acceptDefaultAdminTransfer' }),
      },
      refusal: handover
        ? isEarly
          ? `${name} can be taken over after ${moment(handover.readyAt)}, not before.`
          : null
        : `No hand-over of ${name} is under way.`,
      changes: [
        {
          where: name,
          what: 'ADMIN',
          from: admin ?? 'nobody',
          to: handover?.to ?? 'nobody',
          isSeen: (after) => {
            const now = found(after, address)?.admin;
            return now != null && handover !== null && isAddressEqual(now, handover.to);
          },
        },
      ],
      told: { kind: 'adminChanged', position: levelOf(contract), wallet: handover?.to ?? null },
    };
  });
  return planOf(
    situation,
    {
      act: 'admin accept',
      title: `Take ${places(target, contracts)} over`,
      role: 'the hand-over of ADMIN',
      risks: ['The ADMIN before loses the role in the same moment.'],
    },
    steps,
  );
}

export function planCancelHandover(situation: DeploymentState, { target }: { target: AdminTarget }): ActPlan {
  const contracts = contractsOf(situation, target);
  const steps = contracts.map((contract): Step => {
    const { name, address, admin, handover } = contract;
    return {
      where: name,
      holder: admin,
      call: {
        what: `${name}: cancelDefaultAdminTransfer()`,
        to: address,
        data: encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'cancelDefaultAdminTransfer' }),
      },
      refusal: handover ? null : `No hand-over of ${name} is under way.`,
      changes: [
        {
          where: name,
          what: 'next ADMIN',
          from: handover?.to ?? 'nobody',
          to: 'nobody',
          isSeen: (after) => found(after, address)?.handover === null,
        },
      ],
      told: { kind: 'adminOfferWithdrawn', position: levelOf(contract) },
    };
  });
  return planOf(
    situation,
    {
      act: 'admin cancel',
      title: `Take the hand-over of ${places(target, contracts)} back`,
      role: 'ADMIN',
      risks: [],
    },
    steps,
  );
}
