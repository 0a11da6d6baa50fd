import type { Readable, SessionUser } from '@upline/ui/ports';

/** The signed-in user; keeps the last user after the session expired. */
export function heldUser(
  user: Readable<SessionUser | null>,
  hasExpired: () => boolean,
): Readable<SessionUser | null> {
  let last: SessionUser | null = null;
  return {
    get() {
      const now = user.get();
      if (now !== null || !hasExpired()) last = now;
      return last;
    },
    subscribe: user.subscribe,
  };
}
