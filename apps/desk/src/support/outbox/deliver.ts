import type { Client } from '@upline/api';
import { hasArrived } from './arrived.ts';
import { type Attempt, sendAttempt } from './attempt.ts';

/** Trust in a sent idempotency key, milliseconds; the server stores keys for a day. */
export const trustedFor = 20 * 60 * 60_000;

export interface Delivery {
  client: Client;
  /** Wallet of the sender. */
  wallet: string;
  /** Called before the request with the attempt to store. */
  onChange: (attempt: Attempt) => void;
}

/**
 * Delivers an attempt exactly once. If the key may have expired, the ticket is searched first, and
 * a missing attempt is sent with a new key.
 * @throws ApiError
 */
export async function deliver(attempt: Attempt, { client, wallet, onChange }: Delivery): Promise<void> {
  const { triedAt } = attempt;
  const now = new Date();
  let next = attempt;
  if (triedAt === null) next = { ...attempt, triedAt: now.toISOString() };
  // Absolute, because the device clock may have been set back.
  else if (Math.abs(now.getTime() - Date.parse(triedAt)) >= trustedFor) {
    if (await hasArrived(client, wallet, attempt)) return;
    next = { ...attempt, key: crypto.randomUUID(), triedAt: now.toISOString() };
  }
  if (next !== attempt) onChange(next);
  await sendAttempt(client, next);
}
