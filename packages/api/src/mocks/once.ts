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

/** Says what a call that is sent again is answered in place of the first reply. */
type Again = (reply: () => unknown) => void;

/** Carries a request out, or answers with what came of it before. */
export type Once = (attempt: Attempt, act: (again: Again) => Promise<unknown>) => Promise<unknown>;

interface Kept {
  fingerprint: string;
  at: number;
  outcome: Promise<unknown>;
  /** What a repeat is answered, if that is something else. */
  again: () => (() => unknown) | undefined;
}

/**
 * Remembers for a day what came of each idempotency key, also while it is still being carried out. What was refused
 * is forgotten, so that it can be tried again.
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
