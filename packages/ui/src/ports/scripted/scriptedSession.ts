import type { SessionPort, SessionUser } from '../session.ts';
import { writable } from '../writable.ts';

/** A session in memory, which the server too can end. */
export interface ScriptedSession extends SessionPort {
  /** The server has ended the session. */
  forget(): void;
}

/** @param logout Tells the server that the session ends. */
export function scriptedSession(
  initial: SessionUser | null,
  logout: () => Promise<unknown>,
): ScriptedSession {
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
