import { fingerprintOf, isKey, keyLifetime, usedKey, wrongKey } from '../requestRules.ts';
import { idempotencyHeader } from '../routes.ts';
import { Refusal } from './refusal.ts';

/** A call that may be repeated. */
interface Attempt {
  request: Request;
  /** The caller and the name of the call. */
  whose: string;
  input: object;
}

/** Sets the reply to a repetition, in place of the first reply. */
type Again = (reply: () => unknown) => void;

/** Executes a request, or returns the result of an earlier one with the same key. */
export type Once = (attempt: Attempt, act: (again: Again) => Promise<unknown>) => Promise<unknown>;

interface Kept {
  fingerprint: string;
  at: number;
  outcome: Promise<unknown>;
  /** The reply to a repetition, if it differs from the first. */
  again: () => (() => unknown) | undefined;
}

/**
 * Stores the result of each idempotency key for a day, even while the call still runs. A failed
 * call is removed, so that it can be retried.
 */
export function createOnce(now: () => Date): Once {
  const kept = new Map<string, Kept>();

  return async ({ request, whose, input }, act) => {
    const key = request.headers.get(idempotencyHeader);
    if (key === null) return act(() => {});
    if (!isKey(key)) throw new Refusal(400, 'server.malformed', [wrongKey]);
    const name = `${whose} ${key}`;
    const fingerprint = fingerprintOf(input);
    const at = now().getTime();
    const before = kept.get(name);
    const isReserved = before !== undefined && at - before.at < keyLifetime;
    if (isReserved && before.fingerprint !== fingerprint)
      throw new Refusal(422, 'server.otherRequest', [usedKey]);
    if (isReserved) {
      const first = await before.outcome;
      const reply = before.again();
      return reply ? reply() : first;
    }
    let again: (() => unknown) | undefined;
    const outcome = act((reply) => {
      again = reply;
    });
    kept.set(name, { fingerprint, at, outcome, again: () => again });
    outcome.catch(() => kept.delete(name));
    return outcome;
  };
}
