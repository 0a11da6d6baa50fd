import type { ContractCall } from '@upline/chain/internal';
import type { NoticeFacts } from '@upline/domain';
import type { Address } from 'viem';
import type { LookAt, Situation } from './situation.ts';

/** One call of an act. */
export interface PlannedCall extends ContractCall {
  /** `pool 3: set_paused(true)`. */
  what: string;
}

/** One fact that an act changes. */
export interface Change {
  /** `registry`, `pool 3`. */
  where: string;
  what: string;
  from: string;
  to: string;
  /** Whether the chain shows it. */
  isSeen: (after: Situation) => boolean;
}

/** A time that an act has to do with, seconds. */
export interface Wait {
  /** What can be done, or ends by itself, from then on: `these terms can be applied`. */
  what: string;
  from: bigint;
  /** After which it cannot be done any more; `null` when it can for ever. */
  until: bigint | null;
}

/** One part of a purchase, before and after an act. Units of 10⁻⁶. */
export interface ExamplePart {
  where: string;
  what: string;
  from: bigint;
  to: bigint;
}

/** A rule that an act keeps, with the figure that shows it. */
export interface Check {
  what: string;
  figure: string;
}

/** What an act at one contract comes to. */
export interface Step {
  where: string;
  /** Who may take it; `null` when nobody may. */
  holder: Address | null;
  call: PlannedCall;
  changes: readonly Change[];
  /** Why it would be refused now, in plain words. */
  refusal?: string | null;
  waits?: readonly Wait[];
  example?: readonly ExamplePart[];
  /** The rules of the contract that it keeps. */
  checks?: readonly Check[];
  /** What members are told once the chain has it for good; nothing where no member is told. */
  told?: NoticeFacts;
}

/** What an act is, whichever contracts it is done at. */
interface Heading {
  /** `pause`, `terms queue`. */
  act: string;
  title: string;
  /** The role that it needs, as the contracts name it, or who else may. */
  role: string;
  /** What can go wrong, and what cannot be undone. */
  risks: readonly string[];
  /** What was looked at, to be looked at again afterwards. */
  lookAt?: LookAt;
}

/** An act of the operator before it is done: data to be shown, tried, and brought to the chain in several ways. */
export interface ActPlan extends Required<Heading> {
  chainId: number;
  /** The block that it was made from, and that block's time in seconds. */
  block: bigint;
  at: bigint;
  /** The one wallet that may send all of its calls; `null` when there is none. */
  actor: Address | null;
  calls: readonly PlannedCall[];
  changes: readonly Change[];
  example: readonly ExamplePart[];
  waits: readonly Wait[];
  /** The rules that it keeps, where it is done at one contract. */
  checks: readonly Check[];
  /** What members are told of each call once the chain has it for good; times are those of an act that is mined now. */
  told: readonly { call: PlannedCall; facts: NoticeFacts }[];
  /** Contracts that were asked for and need or allow nothing now, with the reason. */
  passedOver: readonly string[];
  /** Why it cannot be done now; empty when it can. */
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
 * Puts an act together from what it comes to at each contract. Asked for several contracts, it passes over those that
 * would refuse; it is refused as a whole when none is left, and when no one wallet may do the rest.
 */
export function planOf(situation: Situation, heading: Heading, steps: readonly Step[]): ActPlan {
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

/** What a plan has changed, or not, by the chain's own word. @returns What is not as it was meant. */
export function missingChanges({ changes }: ActPlan, after: Situation): Change[] {
  return changes.filter(({ isSeen }) => !isSeen(after));
}
