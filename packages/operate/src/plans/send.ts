import type { Chain, Client, Hash, LocalAccount, Transport } from 'viem';
import { isAddressEqual } from 'viem';
import { call } from 'viem/actions';
import { signingSender, waitUntilSettled } from '../deploy/signingSender.ts';
import type { ActPlan, PlannedCall } from './plan.ts';

export interface SentCall {
  what: string;
  transaction: Hash;
  block: bigint;
}

/**
 * Sends a plan's calls in sequence with a key, each after the one before is mined. After an
 * interruption, make a new plan.
 * @param report Called before each call.
 * @param tip Tip per unit of gas, units of 10⁻¹⁸.
 * @throws Error before anything is sent, if the key is not the actor's; Error naming the call that
 * reverted, with viem's error as cause.
 */
export async function sendByKey(
  client: Client<Transport, Chain>,
  account: LocalAccount,
  { actor, calls, role }: ActPlan,
  report?: (call: PlannedCall, index: number) => void,
  tip?: bigint,
): Promise<SentCall[]> {
  if (!actor || !isAddressEqual(actor, account.address)) {
    throw new Error(`The key is that of ${account.address}; ${role} is held by ${actor ?? 'nobody'}.`);
  }
  await waitUntilSettled(client, actor);
  const sender = signingSender(client, account, tip);
  const sent: SentCall[] = [];
  for (const [index, { what, ...request }] of calls.entries()) {
    report?.({ what, ...request }, index);
    const { status, blockNumber, transactionHash } = await sender.send(request);
    if (status === 'reverted') {
      // Repeat the call for its error.
      const cause: unknown = await call(client, { account: actor, ...request }).catch(
        (error: unknown) => error,
      );
      throw new Error(`${what} was refused by the chain after ${index} of ${calls.length} calls.`, { cause });
    }
    sent.push({ what, transaction: transactionHash, block: blockNumber });
  }
  return sent;
}
