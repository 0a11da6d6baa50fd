import { fingerprintOf, isKey, keyLifetime, usedKey, wrongKey } from '../requestRules.ts';
import { idempotencyHeader } from '../routes.ts';
import { Refusal } from './refusal.ts';

/** A call that may be sent again. */
interface Attempt {
  request: Request;
  /** Who makes which call. */
  whose: string;
  /** As its schemas have parsed it. */
  input: object;
}

/** Carries a request out, or answers with what came of it before. */
export type Once = <T>(attempt: Attempt, act: () => Promise<T>) => Promise<T>;

interface Kept {
  fingerprint: string;
  at: number;
  outcome: Promise<unknown>;
}

/**
 * Remembers for a day what came of each idempotency key, also while it is still being carried out. What was refused
 * is forgotten, so that it can be tried again.
 */
export function createOnce(now: () => Date): Once {
  const kept = new Map<string, Kept>();

  return <T>({ request, whose, input }: Attempt, act: () => Promise<T>): Promise<T> => {
    const key = request.headers.get(idempotencyHeader);
    if (key === null) return act();
    if (!isKey(key)) throw new Refusal(400, 'server.malformed', [wrongKey]);
    const name = `${whose} ${key}`;
    const fingerprint = fingerprintOf(input);
    const at = now().getTime();
    const before = kept.get(name);
    const isReserved = before !== undefined && at - before.at < keyLifetime;
    if (isReserved && before.fingerprint !== fingerprint)
      throw new Refusal(422, 'server.otherRequest', [usedKey]);
    // One name is only ever given to one kind of call.
    if (isReserved) return before.outcome as Promise<T>;
    const outcome = act();
    kept.set(name, { fingerprint, at, outcome });
    outcome.catch(() => kept.delete(name));
    return outcome;
  };
}
