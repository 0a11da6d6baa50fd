import type { Readable, SessionUser } from '@upline/ui/ports';

/** Who is signed in, and still who was when their session ended by itself. */
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
