import { messages, parseUpline, shortAddress, shownName } from '@upline/domain';
import { getAddress } from 'viem';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { addressKey } from '../../platform/http/addressKey.ts';
import { callerAddress } from '../../platform/http/callers.ts';
import type { HttpContext } from '../../platform/http/handlers.ts';
import { limitFailedLookups, rateLimit } from '../../platform/http/rateLimit.ts';
import { findPerson } from '../members/people.ts';

/** Guesses of an upline from one address, per minute: previews name no more than the call does. */
const guesses = 20;

/**
 * Names the member of a link for its preview, as the public call `sponsor` does: by name for an ID,
 * by wallet otherwise.
 * @returns A title; `null` for unknown members, after too many links or guesses from one address, and
 * while the database fails.
 */
export function createInvitations(db: Db, config: Config) {
  const consume = rateLimit('previews', config.rateLimit);
  const lookFor = limitFailedLookups('invitations', guesses);
  return async (context: HttpContext, upline: string): Promise<string | null> => {
    const reference = parseUpline(upline);
    if (reference === null) return null;
    const key = addressKey(callerAddress(context, config));
    const look = async () => {
      await consume(key);
      return lookFor(key, () => findPerson(db, upline));
    };
    const person = await look().catch(() => null);
    if (person === null) return null;
    const name = reference.kind === 'member' ? shownName(person.name) : '';
    return messages['access.invited'].replace(
      '{name}',
      () => name || shortAddress(getAddress(person.wallet)),
    );
  };
}
