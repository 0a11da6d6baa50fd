import { chainId, isBatchImpossible, isUpgradeRefused } from '@upline/domain';
import type { Address } from 'viem';
import { getBlockNumber, getChainId } from 'viem/actions';
import { isIn, readRecord } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { trustedPool } from '../pools/trustedPool.ts';
import { walletReader } from '../pools/walletReader.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { beginningOf } from '../transaction/beginning.ts';
import { failureOf } from '../transaction/revert.ts';
import { holdsSoon } from '../transaction/settle.ts';
import { type ContractCall, prepareCall, send } from '../transaction/transaction.ts';
import { checkBatch, sendBatch } from './batch.ts';
import { checkBalance, checkPlan } from './checks.ts';
import { refusedIn } from './enrolmentCalls.ts';
import { following, type StatusOfBatch } from './following.ts';
import { investCall, investWithPermitCall } from './investment.ts';
import { savedPermit, signPermit } from './permit.ts';
import { planPurchase, promptsOf } from './plan.ts';
import type { PurchaseOptions } from './purchaseOptions.ts';
import {
  ownFirst,
  type Purchase,
  type PurchaseAction,
  type PurchaseData,
  type PurchaseResult,
} from './purchaseState.ts';
import { readReferral } from './referral.ts';
import { disarm, otherPools } from './replacedPools.ts';
import type { Performer } from './run.ts';

interface BuyingOptions extends PurchaseOptions {
  buyer: Address;
  batchStatus: StatusOfBatch;
}

/** Errors of a node that lags behind an approval or enrolment of the same run. */
const broughtAbout: readonly unknown[] = ['contract.NotEnoughAllowanceOrBalance', 'contract.InvalidReferral'];

type Action<Do extends PurchaseAction['do']> = Extract<PurchaseAction, { do: Do }>;

/** Performs the prompts of a purchase with its wallet. */
export function buying(options: BuyingOptions): Performer<Purchase> {
  const { wallet, reader, registry, buyer, permits = new Map() } = options;
  const followed = following({ ...options, witness: wallet });

  async function look(): Promise<PurchaseResult> {
    const witness = walletReader(wallet);
    if ((await getChainId(witness)) !== chainId)
      throw new PurchaseError({ notice: { id: 'toast.wrongNetwork' } });
    await checkSameCode(wallet, reader, registry);
    const own = await trustedPool(witness, registry, options.position, options.pool);
    await checkSameCode(wallet, reader, own.address);
    const pools = [own, ...(await otherPools(witness, options, own))];
    const record = await readRecord(reader, registry, buyer);
    const block = await getBlockNumber(reader, { cacheTime: 0 });
    return { type: 'looked', pools, bought: pools.filter((pool) => isIn(record, pool)), block };
  }

  async function plan({ open }: Action<'plan'>, data: PurchaseData): Promise<PurchaseResult> {
    const [pool, ...others] = ownFirst(data);
    const revocations = await disarm(options, others, { open, seen: data.seen });
    const made = await planPurchase({ ...options, ways: data.ways }, pool);
    await checkPlan(options, made);
    return { type: 'planned', plan: made, revocations };
  }

  /**
   * Retries a call that fails for lack of this run's approval or enrolment: the next answer may
   * come from a node that has that block.
   */
  async function prepared(call: ContractCall, hasSettled: boolean) {
    let prepared: Awaited<ReturnType<typeof prepareCall>> | undefined;
    let refusal: unknown;
    await holdsSoon(options, async () => {
      try {
        prepared = await prepareCall(options, call);
        return true;
      } catch (error) {
        refusal = error;
        return !hasSettled || !broughtAbout.includes(failureOf(error).explanation?.id);
      }
    });
    if (!prepared) throw refusal;
    return prepared;
  }

  async function attemptFor(
    { request, planned }: Action<'prepare'>,
    { hasSettled, ...data }: PurchaseData,
  ): Promise<PurchaseAttempt> {
    const [pool] = ownFirst(data);
    const { plan, permit } = planned;
    const { step } = request;
    const base = { pool: pool.address, step, prompts: promptsOf(plan), callsId: null, calls: [] };
    switch (request.kind) {
      case 'call': {
        const payee = request.step === 'allowance' ? request.pool.address : pool.address;
        return { ...(await prepared(request.call, hasSettled)), ...base, pool: payee, way: request.way };
      }
      case 'permit': {
        // A permit sends nothing. The approval that it replaces is stored, so that other pages show
        // the request.
        const [call = plan.invest] = plan.approvals.slice(-1);
        return { ...(await beginningOf(reader, buyer)), ...base, call, hash: null, way: 'permit' };
      }
      case 'invest': {
        const referral = await readReferral(options, pool);
        const call = permit ? investWithPermitCall(pool, referral, permit) : investCall(pool, referral);
        return { ...(await prepared(call, hasSettled)), ...base, way: permit ? 'permit' : 'sequential' };
      }
      case 'batch': {
        const { calls, invest: call } = plan;
        await checkBatch(options, calls);
        return { ...(await beginningOf(reader, buyer)), ...base, call, hash: null, way: 'batch', calls };
      }
    }
  }

  async function prepare(action: Action<'prepare'>, data: PurchaseData): Promise<PurchaseResult> {
    const { request } = action;
    const [pool] = ownFirst(data);
    if (data.unbought.length > 0 && request.step !== 'allowance') {
      // Before the allowance was revoked, an open prompt for that pool may have been accepted.
      const record = await readRecord(reader, registry, buyer);
      const block = await getBlockNumber(reader, { cacheTime: 0 });
      const bought = data.unbought.find((other) => isIn(record, other));
      if (bought) return { type: 'bought elsewhere', pool: bought, block };
    }
    if (request.kind === 'permit') {
      const permit = await savedPermit(permits, { reader, owner: buyer }, pool, request.coin);
      if (permit) return { type: 'recalled', permit };
    }
    const attempt = await attemptFor(action, data);
    options.mayAsk?.();
    return { type: 'prepared', attempt };
  }

  async function sign({ coin }: Action<'sign'>, data: PurchaseData): Promise<PurchaseResult> {
    const [pool] = ownFirst(data);
    return { type: 'signed', permit: await signPermit({ ...options, permits }, pool, coin) };
  }

  async function requestBatch(attempt: PurchaseAttempt): Promise<PurchaseResult> {
    try {
      return { type: 'sent', attempt: { ...attempt, callsId: await sendBatch(wallet, attempt.calls) } };
    } catch (error) {
      if (isUpgradeRefused(error)) options.refusedUpgrades?.add(buyer);
      // After any other error the wallet may still have sent the batch.
      if (!isBatchImpossible(error)) throw error;
      return { type: 'batch impossible' };
    }
  }

  /** Remembers the member whose signature reverted; the next plan ends above them. */
  async function reverted({ call, calls }: PurchaseAttempt): Promise<void> {
    const member = await refusedIn(reader, calls.length > 0 ? calls : [call]);
    if (member) options.refusedMembers?.add(member);
  }

  return {
    ...followed,
    async perform(action, { data }) {
      switch (action.do) {
        case 'look':
          return look();
        case 'check':
          await options.mayPlan?.();
          await checkBalance(options, ownFirst(data)[0]);
          return { type: 'checked' };
        case 'plan':
          return plan(action, data);
        case 'prepare':
          return prepare(action, data);
        case 'sign':
          return sign(action, data);
        case 'send':
          return { type: 'sent', attempt: await send(wallet, action.attempt) };
        case 'send batch':
          return requestBatch(action.attempt);
        default:
          return followed.perform(action);
      }
    },
    reverted,
    followBatch(attempt, state) {
      const paid = followed.followBatch(attempt, state);
      if (!paid) return null;
      return paid.catch(async (error: unknown) => {
        if (failureOf(error).notice.id !== 'purchase.dropped') await reverted(attempt);
        throw error;
      });
    },
  };
}
