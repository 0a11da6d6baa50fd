import type { Client } from '@upline/api';
import { hasArrived } from './arrived.ts';
import { type Attempt, sendAttempt } from './attempt.ts';

/** How long the server is trusted to know a key, milliseconds: well within the day for which it does. */
export const trustedFor = 20 * 60 * 60_000;

export interface Delivery {
  client: Client;
  /** Who sends it. */
  wallet: string;
  /** Called before it is sent, with what is to be kept of it from then on. */
  onChange: (attempt: Attempt) => void;
}

/**
 * Sends an attempt so that its words stand there once. A key that the server may have forgotten proves nothing: the
 * ticket says whether the words arrived, and only if not are they sent, under a new key.
 * @throws ApiError
 */
export async function deliver(attempt: Attempt, { client, wallet, onChange }: Delivery): Promise<void> {
  const { triedAt } = attempt;
  const now = new Date();
  let next = attempt;
  if (triedAt === null) next = { ...attempt, triedAt: now.toISOString() };
  // Also a time ahead of this device's clock, which somebody has set back.
  else if (Math.abs(now.getTime() - Date.parse(triedAt)) >= trustedFor) {
    if (await hasArrived(client, wallet, attempt)) return;
    next = { ...attempt, key: crypto.randomUUID(), triedAt: now.toISOString() };
  }
  if (next !== attempt) onChange(next);
  await sendAttempt(client, next);
}
