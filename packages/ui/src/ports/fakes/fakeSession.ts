import type { SessionPort, SessionUser } from '../session.ts';
import { writable } from '../writable.ts';

/** A session in memory that the server can end too. */
export interface FakeSession extends SessionPort {
  /** Ends the session from the server's side. */
  forget(): void;
}

/** @param logout Ends the session on the server. */
export function fakeSession(initial: SessionUser | null, logout: () => Promise<unknown>): FakeSession {
  const user = writable(initial);
  return {
    user,
    begin: (next) => user.set(next),
    change(part) {
      const now = user.get();
      if (now) user.set({ ...now, ...part });
    },
    forget: () => user.set(null),
    async end() {
      await logout().catch(() => undefined);
      user.set(null);
    },
  };
}
