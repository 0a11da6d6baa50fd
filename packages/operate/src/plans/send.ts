import type { Chain, Client, Hash, LocalAccount, Transport } from 'viem';
import { isAddressEqual } from 'viem';
import { call } from 'viem/actions';
import { signingSender, waitUntilSettled } from '../deploy/signingSender.ts';
import type { ActPlan, PlannedCall } from './plan.ts';

/** A call that is in a block. */
export interface SentCall {
  what: string;
  transaction: Hash;
  block: bigint;
}

/**
 * Sends the calls of a plan one after the other with a key, each once the one before is in a block. Broken off
 * anywhere, a new plan goes on with what is missing.
 * @param report Told before each call.
 * @param tip Another tip for each gas, units of 10⁻¹⁸.
 * @throws Error before anything is sent when the key is not the actor's; Error that names the call that reverted, with
 * viem's error for the reason as its cause.
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
      // The same call again, for its reason.
      const cause: unknown = await call(client, { account: actor, ...request }).catch(
        (error: unknown) => error,
      );
      throw new Error(`${what} was refused by the chain after ${index} of ${calls.length} calls.`, { cause });
    }
    sent.push({ what, transaction: transactionHash, block: blockNumber });
  }
  return sent;
}
