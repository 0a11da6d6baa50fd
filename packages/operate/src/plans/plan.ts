import type { ContractCall } from '@upline/chain/internal';
import type { NotificationPayload } from '@upline/domain';
import type { Address } from 'viem';
import type { DeploymentState, LookAt } from './deploymentState.ts';

export interface PlannedCall extends ContractCall {
  /** `pool 3: set_paused(true)`. */
  what: string;
}

export interface Change {
  /** `registry`, `pool 3`. */
  where: string;
  what: string;
  from: string;
  to: string;
  /** True once the chain shows the change. */
  isSeen: (after: DeploymentState) => boolean;
}

/** A time limit related to an act, seconds. */
export interface Wait {
  /** The event at that time: `these terms can be applied`. */
  what: string;
  from: bigint;
  /** Expiry; `null` for none. */
  until: bigint | null;
}

/** A part of an example purchase before and after an act. Units of 10⁻⁶. */
export interface ExamplePart {
  where: string;
  what: string;
  from: bigint;
  to: bigint;
}

/** A rule that an act satisfies, with the figure. */
export interface Check {
  what: string;
  figure: string;
}

/** The part of an act at one contract. */
export interface Step {
  where: string;
  /** The wallet that may send it; `null` if the role is vacant. */
  holder: Address | null;
  call: PlannedCall;
  changes: readonly Change[];
  /** The reason for a refusal at present. */
  refusal?: string | null;
  waits?: readonly Wait[];
  example?: readonly ExamplePart[];
  /** Rules of the contract that it satisfies. */
  checks?: readonly Check[];
  /** Message to members after finality; omitted if there is none. */
  told?: NotificationPayload;
}

/** Description of an act, independent of contracts. */
interface Heading {
  /** `pause`, `terms queue`. */
  act: string;
  title: string;
  /** Required role by contract name, or another condition. */
  role: string;
  /** Risks, including irreversible effects. */
  risks: readonly string[];
  /** Additional contracts to read before and after. */
  lookAt?: LookAt;
}

/** A planned act as data, to be shown, simulated, and sent by several methods. */
export interface ActPlan extends Required<Heading> {
  chainId: number;
  /** The block of the situation, and its timestamp in seconds. */
  block: bigint;
  at: bigint;
  /** The wallet that may send all calls, or `null`. */
  actor: Address | null;
  calls: readonly PlannedCall[];
  changes: readonly Change[];
  example: readonly ExamplePart[];
  waits: readonly Wait[];
  /** Rules that it satisfies, for an act at one contract. */
  checks: readonly Check[];
  /** Messages to members for each call after finality; times assume that it is mined now. */
  told: readonly { call: PlannedCall; facts: NotificationPayload }[];
  /** Skipped contracts that need or allow nothing now, with the reason. */
  passedOver: readonly string[];
  /** Reasons why it cannot be executed now; empty if it can. */
  refusals: readonly string[];
}

function holdersOf(role: string, steps: readonly Step[]): { actor: Address | null; refusals: string[] } {
  const places = new Map<Address, string[]>();
  const orphans = steps.filter(({ holder }) => !holder).map(({ where }) => where);
  for (const { holder, where } of steps) {
    if (holder) places.set(holder, [...(places.get(holder) ?? []), where]);
  }
  if (orphans.length > 0) {
    return { actor: null, refusals: [`Nobody holds ${role} at ${orphans.join(', ')}.`] };
  }
  const [first, ...others] = places.keys();
  if (!first || others.length === 0) return { actor: first ?? null, refusals: [] };
  const list = [...places].map(([holder, where]) => `${holder} at ${where.join(', ')}`).join('; ');
  return {
    actor: null,
    refusals: [`${role} is held by ${places.size} wallets: ${list}. Do it for one of them at a time.`],
  };
}

/**
 * Combines the steps of an act. For several contracts it skips those that would refuse; the act is
 * refused if none is left, or if no single wallet may send the rest.
 */
export function planOf(situation: DeploymentState, heading: Heading, steps: readonly Step[]): ActPlan {
  const refused = steps.filter(({ refusal }) => refusal);
  const able = steps.filter(({ refusal }) => !refusal);
  const words = [...new Set(refused.map(({ refusal }) => refusal ?? ''))];
  const { actor, refusals } = holdersOf(heading.role, able.length > 0 ? able : steps);
  return {
    lookAt: {},
    ...heading,
    chainId: situation.chainId,
    block: situation.block,
    at: situation.at,
    actor,
    calls: able.map(({ call }) => call),
    changes: able.flatMap(({ changes }) => changes),
    example: able.flatMap(({ example }) => example ?? []),
    waits: able.flatMap(({ waits }) => waits ?? []),
    checks: able.length === 1 ? (able[0]?.checks ?? []) : [],
    told: able.flatMap(({ call, told }) => (told ? [{ call, facts: told }] : [])),
    passedOver: able.length > 0 ? words : [],
    refusals: able.length > 0 ? refusals : [...words, ...refusals],
  };
}

/** Compares a plan with the chain's state afterwards. @returns The missing changes. */
export function missingChanges({ changes }: ActPlan, after: DeploymentState): Change[] {
  return changes.filter(({ isSeen }) => !isSeen(after));
}
