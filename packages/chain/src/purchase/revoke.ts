import { chainId, type Failure } from '@upline/domain';
import type { Address } from 'viem';
import { getChainId } from 'viem/actions';
import { type ListedPool, readAllowance } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { vouchedPool } from '../pools/trustedPool.ts';
import { walletReader } from '../pools/walletReader.ts';
import { PurchaseError } from '../purchaseError.ts';
import { type Attempt, noJournal } from '../transaction/attempt.ts';
import { patientReader } from '../transaction/patientReader.ts';
import { failureOf } from '../transaction/revert.ts';
import { holdsSoon } from '../transaction/settle.ts';
import { type ContractCall, type Nodes, prepareCall, send } from '../transaction/transaction.ts';
import { allowedIn, approveCall } from './approval.ts';
import { runSimply, type SimpleRun } from './simpleRun.ts';

export interface RevokeOptions extends Nodes {
  /** Address of the registry, as the page names it. */
  registry: Address;
  /** The level's pools as listed by the registry. */
  pools: readonly Pick<ListedPool, 'address' | 'position'>[];
  /** Milliseconds that the app's node may lag behind a block already seen. @default ten seconds */
  nodeLag?: number | undefined;
  /** Milliseconds that the wallet may take to answer. @default ten minutes */
  answerTime?: number | undefined;
}

/** An allowance to revoke. */
interface Allowance {
  pool: Address;
  read: () => Promise<bigint>;
  call: ContractCall;
}

/**
 * Revokes the allowances that a wallet granted to pools, with one prompt for each that is above 0.
 * Resolves once all are mined. Runs on the machine of `machine.ts`, without a journal, since the
 * chain shows what is left.
 * @throws PurchaseError with the reason for stopping.
 */
export async function revokeAllowances(options: RevokeOptions): Promise<void> {
  const { wallet, registry, pools } = options;
  const reader = patientReader(options);
  const owner = wallet.account.address;

  const revoking: SimpleRun<Attempt, readonly Allowance[], Failure | null> = {
    canAsk: true,
    data: [],
    async look() {
      if ((await getChainId(walletReader(wallet))) !== chainId)
        throw new PurchaseError({ notice: { id: 'toast.wrongNetwork' } });
      await checkSameCode(wallet, reader, registry);
      const allowances: Allowance[] = [];
      for (const { address, position } of pools) {
        const { coin } = await vouchedPool(walletReader(wallet), registry, position, address);
        const read = () => readAllowance(reader, coin, owner, address);
        allowances.push({ pool: address, read, call: approveCall(coin, address, 0n) });
      }
      return { event: 'clear', data: allowances };
    },
    /** Drops the allowances that are 0, so that the next one to revoke is first. */
    async plan({ data }) {
      for (const [index, { read }] of data.entries())
        if ((await read()) !== 0n) return { event: 'planned', data: data.slice(index) };
      return { event: 'finished' };
    },
    async prepare({ data: [first] }) {
      if (!first) throw new Error('No allowance is left to be revoked.');
      return {
        event: 'ready',
        attempt: { ...(await prepareCall({ wallet, reader }, first.call)), pool: first.pool },
      };
    },
    ask: async (attempt) => ({ event: 'sent', attempt: await send(wallet, attempt) }),
    isDone: async (_attempt, { data: [first] }) => (await first?.read()) === 0n,
    hasEffect: ({ pool, call }, receipt) =>
      allowedIn(receipt, { coin: call.to, owner, spender: pool }) !== null,
    // The owner can edit the amount in the wallet.
    async outcomeOf(_attempt, _receipt, { data: [first] }) {
      const isGone = await holdsSoon({ ...options, reader }, async () => (await first?.read()) === 0n);
      if (!isGone) throw new PurchaseError({ notice: { id: 'toast.userCancelled' } });
      return { event: 'confirmed' };
    },
    resumed: () => [],
    found: () => null,
    failureOf,
    failed: (failure) => failure,
  };
  const journal = noJournal;
  let failure: Failure | null = null;
  for await (const event of runSimply(revoking, { ...options, witness: wallet, from: owner, journal }))
    failure = event ?? failure;
  if (failure) throw new PurchaseError(failure);
}
