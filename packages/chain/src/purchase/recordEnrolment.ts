import { chainId, type Failure } from '@upline/domain';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import { getChainId } from 'viem/actions';
import { uplineRegistryAbi } from '../abi.ts';
import { readRecord } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { walletReader } from '../pools/walletReader.ts';
import { PurchaseError } from '../purchaseError.ts';
import { type Attempt, noJournal } from '../transaction/attempt.ts';
import { patientReader } from '../transaction/patientReader.ts';
import { failureOf } from '../transaction/revert.ts';
import { type Nodes, prepareCall, send } from '../transaction/transaction.ts';
import { recordsIn } from './enrolmentCalls.ts';
import { runSimply, type SimpleRun } from './simpleRun.ts';

export interface RecordOptions extends Nodes {
  /** Address of the registry, as the page names it. */
  registry: Address;
  /** The sponsor to record permanently. */
  sponsor: Address;
  /** Milliseconds that the wallet may take to answer. @default ten minutes */
  answerTime?: number | undefined;
}

/**
 * Records a wallet's own sponsor permanently in a transaction, for wallets whose signatures the
 * registry cannot check. Resolves once it is mined or was recorded before. Runs on the machine of
 * `machine.ts`, without a journal.
 * @throws PurchaseError with the reason for stopping.
 */
export async function recordEnrolment(options: RecordOptions): Promise<void> {
  const { wallet, registry, sponsor } = options;
  const reader = patientReader(options);
  const member = wallet.account.address;
  const isDone = async () => (await readRecord(reader, registry, member)).isBound;
  const data = encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'enroll', args: [sponsor] });

  const recording: SimpleRun<Attempt, null, Failure | null> = {
    canAsk: true,
    data: null,
    async look() {
      const current = await getChainId(walletReader(wallet));
      if (current !== chainId) throw new PurchaseError({ notice: { id: 'toast.wrongNetwork' } });
      await checkSameCode(wallet, reader, registry);
      return { event: (await isDone()) ? 'owned' : 'clear' };
    },
    plan: async () => ({ event: 'planned' }),
    async prepare() {
      const prepared = await prepareCall({ wallet, reader }, { to: registry, data });
      return { event: 'ready', attempt: { ...prepared, pool: registry } };
    },
    ask: async (attempt) => ({ event: 'sent', attempt: await send(wallet, attempt) }),
    isDone,
    hasEffect: (_attempt, receipt) =>
      recordsIn(receipt, registry).some((recorded) => isAddressEqual(recorded, member)),
    outcomeOf: async () => ({ event: 'finished' }),
    resumed: () => [],
    found: () => null,
    failureOf,
    failed: (failure) => failure,
  };
  let failure: Failure | null = null;
  const watch = { ...options, reader, witness: wallet, from: member, journal: noJournal };
  for await (const event of runSimply(recording, watch)) failure = event ?? failure;
  if (failure) throw new PurchaseError(failure);
}
