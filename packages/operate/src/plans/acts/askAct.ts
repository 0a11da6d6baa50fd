import { type ActField, type ActValues, actForm, type OperatorAct } from '@upline/domain';
import type { Address } from 'viem';
import type { DeploymentState, LookAt } from '../deploymentState.ts';
import type { ActPlan } from '../plan.ts';
import { planFundClaim } from './funds.ts';
import { planAcceptHandover, planCancelHandover, planHandover } from './handover.ts';
import { planSeal, planSeat, planStart } from './launch.ts';
import { planModifier } from './modifier.ts';
import { planPause, planUnpause } from './pause.ts';
import { planAddPool, planCancelPool, planQueuePool } from './pools.ts';
import { planAccept, planOffer } from './receivers.ts';
import { planRescue } from './rescue.ts';
import { planCancelRetirement, planQueueRetirement, planRetire } from './retirement.ts';
import { type NewTerms, planApplyTerms, planCancelTerms, planQueueTerms } from './terms.ts';
import * as read from './values.ts';

const readers = {
  pool: read.pools,
  at: read.contracts,
  contract: read.wallet,
  level: read.position,
  fee: read.dollars,
  referral: read.share,
  network: read.share,
  operator: read.share,
  role: read.role,
  to: read.wallet,
  wallet: read.wallet,
  token: read.wallet,
  amount: read.dollars,
} satisfies Record<ActField, (text: string) => unknown>;

/** Parsed values; omitted fields are missing. */
type Values = { [Field in ActField]?: ReturnType<(typeof readers)[Field]> };

/** An act with parsed values, ready to plan. */
export interface AskedAct {
  lookAt: LookAt;
  plan: (situation: DeploymentState) => ActPlan;
}

/** The result of parsing a form: the act, or its missing and invalid fields with messages. */
export type ActQuestion =
  | { asked: AskedAct; missing: []; faults: Record<string, never> }
  | { asked: null; missing: ActField[]; faults: Partial<Record<ActField, string>> };

type Given<Field extends ActField> = Required<Pick<Values, Field>>;

/** Asserts required values after the form has been checked. */
function given<Field extends ActField>(values: Values): Given<Field> & Values {
  return values as Given<Field> & Values;
}

function newTerms({ fee, referral, network, operator }: Values): NewTerms {
  const named = { joiningFee: fee, referralShare: referral, networkShare: network, operatorShare: operator };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

const ofPools =
  (plan: (situation: DeploymentState, asked: { target: Given<'pool'>['pool'] }) => ActPlan) =>
  (situation: DeploymentState, values: Values) =>
    plan(situation, { target: given<'pool'>(values).pool });

const ofContracts =
  (plan: (situation: DeploymentState, asked: { target: Given<'at'>['at'] }) => ActPlan) =>
  (situation: DeploymentState, values: Values) =>
    plan(situation, { target: given<'at'>(values).at });

const plans: Record<OperatorAct, (situation: DeploymentState, values: Values) => ActPlan> = {
  'terms-queue': (situation, values) =>
    planQueueTerms(situation, { target: given<'pool'>(values).pool, change: newTerms(values) }),
  'terms-apply': ofPools(planApplyTerms),
  'terms-cancel': ofPools(planCancelTerms),
  pause: (situation, values) => planPause(situation, given<'pool'>(values).pool),
  unpause: (situation, values) => planUnpause(situation, given<'pool'>(values).pool),
  'retire-announce': ofPools(planQueueRetirement),
  'retire-apply': ofPools(planRetire),
  'retire-cancel': ofPools(planCancelRetirement),
  'fund-product': (situation, values) =>
    planFundClaim(situation, { fund: 'product', target: given<'pool'>(values).pool, amount: values.amount }),
  'fund-royalty': (situation, values) =>
    planFundClaim(situation, { fund: 'royalty', target: given<'pool'>(values).pool, amount: values.amount }),
  'receiver-offer': (situation, values) => {
    const { pool, role, to } = given<'pool' | 'role' | 'to'>(values);
    return planOffer(situation, { target: pool, role, to });
  },
  'receiver-withdraw': (situation, values) => {
    const { pool, role } = given<'pool' | 'role'>(values);
    return planOffer(situation, { target: pool, role, to: null });
  },
  'receiver-accept': (situation, values) => {
    const { pool, role } = given<'pool' | 'role'>(values);
    return planAccept(situation, { target: pool, role });
  },
  rescue: (situation, values) => {
    const { pool, token } = given<'pool' | 'token'>(values);
    return planRescue(situation, { target: pool, token });
  },
  'pool-queue': (situation, values) => {
    const { contract, level } = given<'contract' | 'level'>(values);
    return planQueuePool(situation, { pool: contract, position: level });
  },
  'pool-add': (situation, values) => {
    const { contract, level } = given<'contract' | 'level'>(values);
    return planAddPool(situation, { pool: contract, position: level });
  },
  'pool-cancel': (situation, values) =>
    planCancelPool(situation, { pool: given<'contract'>(values).contract }),
  'pool-seat': (situation, values) => {
    const { contract, wallet } = given<'contract' | 'wallet'>(values);
    return planSeat(situation, { pool: contract, wallet });
  },
  'pool-start': (situation, values) => planStart(situation, { pool: given<'contract'>(values).contract }),
  seal: (situation) => planSeal(situation),
  'admin-begin': (situation, values) => {
    const { at, to } = given<'at' | 'to'>(values);
    return planHandover(situation, { target: at, to });
  },
  'admin-accept': ofContracts(planAcceptHandover),
  'admin-cancel': ofContracts(planCancelHandover),
  modifier: (situation, values) => {
    const { pool, to } = given<'pool' | 'to'>(values);
    return planModifier(situation, { target: pool, to });
  },
};

/**
 * Parses the fields of an act from a form or URL.
 * @returns The act, ready to plan from the chain's state; or its missing and invalid fields.
 */
export function askAct(act: OperatorAct, texts: ActValues): ActQuestion {
  const { fields, optional } = actForm(act);
  const values: Record<string, unknown> = {};
  const faults: Partial<Record<ActField, string>> = {};
  const missing: ActField[] = [];
  for (const field of fields) {
    const text = texts[field]?.trim() ?? '';
    if (text === '') {
      if (!optional.includes(field)) missing.push(field);
      continue;
    }
    try {
      values[field] = readers[field](text);
    } catch (error) {
      faults[field] = error instanceof Error ? error.message : String(error);
    }
  }
  if (missing.length > 0 || Object.keys(faults).length > 0) return { asked: null, missing, faults };
  // Each value was parsed by its field's reader.
  const read = values as Values;
  const lookAt: LookAt = { candidate: read.contract as Address | undefined, token: read.token };
  return { asked: { lookAt, plan: (situation) => plans[act](situation, read) }, missing: [], faults: {} };
}
