import type { PurchaseMethod, PurchaseStep } from '@upline/domain';
import type { Address } from 'viem';
import type { TrustedPool } from '../pools/trustedPool.ts';
import type { ContractCall, Wallet } from '../transaction/transaction.ts';
import { approvals } from './approval.ts';
import { canBatch } from './batch.ts';
import { hasSignatureOfCode } from './enrolmentCalls.ts';
import { investCall } from './investment.ts';
import { type PermitCoin, permitCoinFor, permitKey, type SavedPermits } from './permit.ts';
import {
  enrollCalls,
  type Referral,
  type ReferralQuestion,
  readReferral,
  referralUnder,
} from './referral.ts';

export interface PlanQuestion extends ReferralQuestion {
  /** The buyer's wallet, queried for its capabilities without a prompt; `null` if disconnected. */
  wallet: Wallet | null;
  /** Allowed ways. A single remaining call needs none. @default all */
  ways?: readonly PurchaseMethod[] | undefined;
  /**
   * Accounts that refused the upgrade for a batch on this page; not requested again. @default none
   */
  refusedUpgrades?: Set<Address> | undefined;
  /** See `SavedPermits`. @default none */
  permits?: SavedPermits | undefined;
}

export interface PurchasePlan {
  way: PurchaseMethod;
  /** The buyer's current or future sponsor, with the reason. */
  referral: Referral;
  /** The purchase call as of now; its referral is read again before sending. */
  invest: ContractCall;
  /** The calls that record the sponsor, and uplines who have signed. */
  enrolments: readonly ContractCall[];
  approvals: readonly ContractCall[];
  /** All missing calls in order; the approval is included even if a permit replaces it. */
  calls: readonly ContractCall[];
  /** The coin's permit data, if a permit replaces the approval. */
  permitCoin: PermitCoin | null;
}

export const purchaseMethods: readonly PurchaseMethod[] = ['sequential', 'permit', 'batch'];

/**
 * Reads the calls that a purchase still needs, and chooses the way with the fewest prompts that
 * wallet and coin support.
 */
export async function planPurchase(question: PlanQuestion, pool: TrustedPool): Promise<PurchasePlan> {
  const { buyer, reader, registry, wallet, ways = purchaseMethods, refusedUpgrades } = question;
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
    // Wallets do not limit the gas of single calls in a batch, so a member's code could burn it.
    if (!(await hasSignatureOfCode(reader, referral.enrolments))) return { ...plan, way: 'batch' };
  }
  const mayPermit = ways.includes('permit') && question.permits?.get(permitKey(buyer, pool)) !== null;
  const permitCoin = missing.length > 0 && mayPermit ? await permitCoinFor(reader, pool, buyer) : null;
  return { ...plan, way: permitCoin ? 'permit' : 'sequential', permitCoin };
}

/** The steps that open the wallet, in order. */
export function promptsOf({ way, enrolments, approvals: missing }: PurchasePlan): PurchaseStep[] {
  if (way === 'batch') return ['invest'];
  const prompts: PurchaseStep[] = enrolments.length > 0 ? ['enroll'] : [];
  if (missing.length > 0) prompts.push('approve');
  return [...prompts, 'invest'];
}
