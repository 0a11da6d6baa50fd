import { type ClaimEvent, chainId, isBatchImpossible, isUpgradeRefused, type Position } from '@upline/domain';
import type { Address } from 'viem';
import { getBalance, getChainId } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { walletReader } from '../pools/walletReader.ts';
import { batchStatus, canBatch, checkBatch, sendBatch } from '../purchase/batch.ts';
import { runSimply } from '../purchase/simpleRun.ts';
import { gasCost, simulate } from '../purchase/simulation.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { ClaimedPool } from '../transaction/attempt.ts';
import { beginningOf } from '../transaction/beginning.ts';
import { patientReader } from '../transaction/patientReader.ts';
import { failureOf } from '../transaction/revert.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import {
  bonusesOf,
  type ClaimOptions,
  type ClaimRun,
  claimEventsOf,
  failureOfClaim,
  followingToEnd,
  isClaimSent,
} from './claim.ts';
import { claimCall } from './claimCost.ts';
import { isTogether } from './followClaims.ts';

interface ClaimTogetherOptions extends Omit<ClaimOptions, 'position'> {
  positions: readonly Position[];
  /** Accounts that refused the upgrade for a batch on this page. */
  refusedUpgrades: Set<Address>;
}

/** The pools that owe the wallet a bonus; a level may have been claimed elsewhere meanwhile. */
async function bonusesAt({ wallet, registry, positions }: ClaimTogetherOptions): Promise<ClaimedPool[]> {
  const found: ClaimedPool[] = [];
  let nothing: unknown;
  for (const position of positions) {
    try {
      found.push(...(await bonusesOf({ wallet, registry, position })));
    } catch (error) {
      if (failureOf(error).notice.id !== 'toast.noEligiblePools') throw error;
      nothing = error;
    }
  }
  if (found.length === 0) throw nothing;
  return found;
}

/** @throws PurchaseError if the calls would revert, or the wallet cannot pay for their gas. */
async function checkCalls(reader: Reader, user: Address, calls: readonly ContractCall[]): Promise<void> {
  const simulation = await simulate(reader, user, calls);
  if (!simulation) return;
  if (simulation.failure) throw new PurchaseError(simulation.failure);
  const [cost, held] = await Promise.all([
    gasCost(reader, simulation.gasUsed),
    getBalance(reader, { address: user }),
  ]);
  if (cost !== null && held < cost) throw new PurchaseError({ notice: { id: 'purchase.gas' } });
}

/**
 * Claims at several positions in one atomic batch (EIP-5792): one prompt, and all pools pay or none
 * does. The journal's request is the batch, so that the next page follows it by the wallet's id.
 * @param tell Receives the events; the last one is 'succeeded' or 'failed'.
 * @returns False if the wallet cannot batch; nothing was sent, and no event ended the claim.
 */
export async function claimTogether(
  asked: ClaimTogetherOptions,
  tell: (event: ClaimEvent) => void,
): Promise<boolean> {
  const options = { ...asked, reader: patientReader(asked) };
  const { wallet, reader, registry, positions, refusedUpgrades } = options;
  const from = wallet.account.address;
  if (positions.length === 0 || refusedUpgrades.has(from) || !(await canBatch(wallet))) return false;
  let isPossible = true;
  const statusOf = (id: string) => batchStatus(wallet, id);
  const watch = { ...options, from, witness: wallet, batchStatus: statusOf };
  const claiming: ClaimRun = {
    ...followingToEnd(watch, { type: 'succeeded' }),
    canAsk: true,
    data: { pools: [], firstFailure: null },
    async look({ attempt, data }) {
      if ((await getChainId(walletReader(wallet))) !== chainId) {
        throw new PurchaseError({ notice: { id: 'toast.wrongNetwork' } });
      }
      await checkSameCode(wallet, reader, registry);
      if (attempt && isTogether(attempt) && isClaimSent(attempt)) {
        return { event: 'sent before', emits: claimEventsOf(attempt, false) };
      }
      return { event: attempt && isTogether(attempt) ? 'asked before' : 'clear', data };
    },
    async plan({ data }) {
      if (!isPossible) return { event: 'stopped' };
      const pools = await bonusesAt(options);
      const found = pools.map(({ pool, amount }) => ({ pool, amount }));
      return { event: 'planned', data: { ...data, pools }, emits: [{ type: 'found', pools: found }] };
    },
    async prepare({ data: { pools } }) {
      const [first] = pools;
      if (!first) throw new Error('No pool owes a bonus.');
      const calls = pools.map(({ pool }) => claimCall(pool));
      await checkBatch(options, calls);
      await checkCalls(reader, from, calls);
      const { pool, amount } = first;
      const request = { pool, call: claimCall(pool), hash: null, callsId: null, calls, amount, pools };
      const attempt = { ...request, ...(await beginningOf(reader, from)) };
      options.mayAsk?.();
      return { event: 'ready', attempt, emits: pools.map((one) => ({ type: 'asked', pool: one.pool })) };
    },
    async ask(attempt) {
      try {
        const callsId = await sendBatch(wallet, attempt.calls);
        const emits = attempt.pools.map(({ pool }) => ({ type: 'sent', pool, transaction: '' }) as const);
        return { event: 'sent', attempt: { ...attempt, callsId }, emits };
      } catch (error) {
        if (isUpgradeRefused(error)) refusedUpgrades.add(from);
        // After any other error the wallet may still have sent the batch.
        if (!isBatchImpossible(error)) throw error;
        isPossible = false;
        return { event: 'unable' };
      }
    },
    resumed: (attempt) => claimEventsOf(attempt, false),
    failureOf: failureOfClaim,
  };
  for await (const event of runSimply(claiming, watch)) tell(event);
  return isPossible;
}
