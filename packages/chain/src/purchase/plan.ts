import type { PurchaseStep, PurchaseWay } from '@upline/domain';
import type { Address } from 'viem';
import type { TrustedPool } from '../pools/trustedPool.ts';
import type { ContractCall, Wallet } from '../transaction/transaction.ts';
import { approvals } from './approval.ts';
import { canBatch } from './batch.ts';
import { hasSignatureOfCode } from './enrolments.ts';
import { investCall } from './investment.ts';
import { type PermitCoin, permitCoinFor } from './permit.ts';
import {
  enrollCalls,
  type Referral,
  type ReferralQuestion,
  readReferral,
  referralUnder,
} from './referral.ts';

export interface PlanQuestion extends ReferralQuestion {
  /** The buyer's wallet, which is asked what it can do but not opened; `null` while none is connected. */
  wallet: Wallet | null;
  /** The ways that may be taken. One call alone needs none of them. @default all */
  ways?: readonly PurchaseWay[] | undefined;
  /** The accounts whose owners refused a batch's upgrade on this page: they are not asked for it twice. @default none */
  refusedUpgrades?: Set<Address> | undefined;
}

/** What a purchase still needs, and how the wallet will be asked for it. */
export interface PurchasePlan {
  way: PurchaseWay;
  /** Who is or becomes the buyer's sponsor, and why. */
  referral: Referral;
  /** As it would be sent now; whom it names is looked up again right before. */
  invest: ContractCall;
  /** What records the sponsor, and those above who have signed. */
  enrolments: readonly ContractCall[];
  approvals: readonly ContractCall[];
  /** Everything that is missing, in its order; an approval stands for the signature in its place. */
  calls: readonly ContractCall[];
  /** How the coin signs, where a signature stands for the approval. */
  permitCoin: PermitCoin | null;
}

/** The ways that are taken where none are named. */
export const allWays: readonly PurchaseWay[] = ['sequential', 'permit', 'batch'];

/** Looks what a purchase still needs, and chooses the way with the fewest prompts that wallet and coin can go. */
export async function planPurchase(question: PlanQuestion, pool: TrustedPool): Promise<PurchasePlan> {
  const { buyer, reader, registry, wallet, ways = allWays, refusedUpgrades } = question;
  const [referral, missing] = await Promise.all([
    readReferral(question, pool),
    approvals(reader, pool, buyer),
  ]);
  const enrolments = enrollCalls(registry, buyer, referral, pool);
  const invest = investCall(
    pool,
    enrolments.length > 0 ? await referralUnder(question, pool, referral) : referral,
  );
  const calls = [...enrolments, ...missing, invest];
  const plan = { referral, invest, enrolments, approvals: missing, calls, permitCoin: null };
  const mayBatch = ways.includes('batch') && !refusedUpgrades?.has(buyer);
  if (calls.length > 1 && wallet && mayBatch && (await canBatch(wallet))) {
    // No wallet limits the gas of one call of a batch, which a member's code could burn.
    if (!(await hasSignatureOfCode(reader, referral.enrolments))) return { ...plan, way: 'batch' };
  }
  const permitCoin =
    missing.length > 0 && ways.includes('permit') ? await permitCoinFor(reader, pool, buyer) : null;
  return { ...plan, way: permitCoin ? 'permit' : 'sequential', permitCoin };
}

/** The steps that open the wallet, in order. */
export function promptsOf({ way, enrolments, approvals: missing }: PurchasePlan): PurchaseStep[] {
  if (way === 'batch') return ['invest'];
  const prompts: PurchaseStep[] = enrolments.length > 0 ? ['enroll'] : [];
  if (missing.length > 0) prompts.push('approve');
  return [...prompts, 'invest'];
}
