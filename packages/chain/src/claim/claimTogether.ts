import { type ClaimEvent, chainId, isBatchImpossible, isUpgradeRefused, type Position } from '@upline/domain';
import type { Address } from 'viem';
import { getBalance, getBlockNumber, getChainId, getContractEvents } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { racePoolAbi } from '../abi.ts';
import type { Reader } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { vouchedPool } from '../pools/trustedPool.ts';
import { walletReader } from '../pools/walletReader.ts';
import { batchStatus, canBatch, checkBatch, followBatch, sendBatch } from '../purchase/batch.ts';
import { gasCost, simulate } from '../purchase/simulation.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { ClaimedPool } from '../transaction/attempt.ts';
import { beginningOf } from '../transaction/beginning.ts';
import { patientReader } from '../transaction/patientReader.ts';
import { failureOf } from '../transaction/revert.ts';
import { bonusesOf, type ClaimOptions, failureOfClaim } from './claim.ts';
import { claimCall } from './claimCost.ts';

interface ClaimTogetherOptions
  extends Pick<ClaimOptions, 'wallet' | 'reader' | 'registry' | 'mayAsk' | 'patience' | 'nodeLag'> {
  positions: readonly Position[];
  /** Accounts that refused the upgrade for a batch on this page. */
  refusedUpgrades: Set<Address>;
}

/** The amounts paid to a user after a block, in the order of the pools; `null` if one has not paid. */
async function paidSince(
  reader: Reader,
  user: Address,
  pools: readonly Address[],
  block: bigint,
): Promise<bigint[] | null> {
  const paid = await getContractEvents(reader, {
    address: [...pools],
    abi: racePoolAbi,
    eventName: 'BonusClaimed',
    args: { user },
    fromBlock: block + 1n,
    strict: true,
  });
  const amounts = pools.map((pool) =>
    paid
      .filter(({ address }) => isAddressEqual(address, pool))
      .reduce((sum, { args }) => sum + args.amount, 0n),
  );
  return amounts.every((amount) => amount > 0n) ? amounts : null;
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

/** @throws Refusal if the calls would revert, or the wallet cannot pay for their gas. */
async function checkCalls(reader: Reader, user: Address, pools: readonly Address[]): Promise<void> {
  const simulation = await simulate(reader, user, pools.map(claimCall));
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
 * does. No journal: a batch whose page closes goes on in the wallet, and the pools tell the rest.
 * @param tell Receives the events; the last one is 'succeeded' or 'failed'.
 * @returns False if the wallet cannot batch; nothing was sent, and no event ended the claim.
 */
export async function claimTogether(
  asked: ClaimTogetherOptions,
  tell: (event: ClaimEvent) => void,
): Promise<boolean> {
  const options = { ...asked, reader: patientReader(asked) };
  const { wallet, reader, registry, positions, refusedUpgrades } = options;
  const user = wallet.account.address;
  const [first] = positions;
  if (!first || refusedUpgrades.has(user) || !(await canBatch(wallet))) return false;
  try {
    if ((await getChainId(walletReader(wallet))) !== chainId) {
      throw new PurchaseError({ notice: { id: 'toast.wrongNetwork' } });
    }
    await checkSameCode(wallet, reader, registry);
    const found = await bonusesAt(options);
    const pools = found.map(({ pool }) => pool);
    tell({ type: 'found', pools: found.map(({ pool, amount }) => ({ pool, amount })) });
    await checkBatch(options, pools.map(claimCall));
    await checkCalls(reader, user, pools);
    const { nonce, block } = await beginningOf(reader, user);
    const pool = await vouchedPool(walletReader(wallet), registry, first, pools[0] ?? registry);
    for (const one of pools) tell({ type: 'asked', pool: one });
    options.mayAsk?.();
    let id: string | null;
    try {
      id = await sendBatch(wallet, pools.map(claimCall));
    } catch (error) {
      if (isUpgradeRefused(error)) refusedUpgrades.add(user);
      // After any other error the wallet may still have sent the batch.
      if (isBatchImpossible(error)) return false;
      throw error;
    }
    for (const one of pools) tell({ type: 'sent', pool: one, transaction: '' });
    const outcome = await followBatch({
      ...options,
      from: user,
      pool,
      nonce,
      calls: pools.map(claimCall),
      async status() {
        if (id === null) throw new Error('The wallet gave the batch no id.');
        return batchStatus(wallet, id);
      },
      isDone: async () => (await paidSince(reader, user, pools, block)) !== null,
    });
    const amounts = (await paidSince(reader, user, pools, block)) ?? found.map(({ amount }) => amount);
    const paidAt = outcome?.blockNumber ?? (await getBlockNumber(reader, { cacheTime: 0 }));
    for (const [index, one] of pools.entries()) {
      if (outcome) tell({ type: 'sent', pool: one, transaction: outcome.transactionHash });
      tell({ type: 'paid', pool: one, amount: amounts[index] ?? 0n, block: paidAt });
    }
    tell({ type: 'succeeded' });
  } catch (error) {
    tell({ type: 'failed', failure: failureOfClaim(error) });
  }
  return true;
}
