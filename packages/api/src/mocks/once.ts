import { idempotencyHeader } from '../routes.ts';
import { Refusal } from './refusal.ts';

/** The most characters of an idempotency key. */
const maximumKeyLength = 200;

/** Carries a request out, or answers with what came of it before. */
export type Once = <T>(request: Request, whose: string, act: () => Promise<T>) => Promise<T>;

/**
 * Remembers what came of each idempotency key, also while it is still being carried out. What was refused is
 * forgotten, so that it can be tried again.
 */
export function createOnce(): Once {
  const outcomes = new Map<string, Promise<unknown>>();

  return <T>(request: Request, whose: string, act: () => Promise<T>): Promise<T> => {
    const key = request.headers.get(idempotencyHeader);
    if (key === null) return act();
    if (key.length > maximumKeyLength) throw new Refusal(400, 'server.malformed');
    const name = `${whose} ${key}`;
    const outcome = outcomes.get(name) ?? act();
    outcomes.set(name, outcome);
    outcome.catch(() => outcomes.delete(name));
    // One name is only ever given to one kind of call.
    return outcome as Promise<T>;
  };
}
