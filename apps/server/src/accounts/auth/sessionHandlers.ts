import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { SessionCache } from './sessionCache.ts';
import { closeSession, closeSessionById, closeSessions, listSessions } from './sessions.ts';

interface Dependencies {
  db: Db;
  sessions: SessionCache;
}

type SessionHandlers = Pick<Handlers, 'logout' | 'sessions' | 'endSession' | 'endSessions'>;

export function sessionHandlers({ db, sessions }: Dependencies): SessionHandlers {
  function forget(ended: readonly string[]): void {
    for (const token of ended) sessions.end(token);
  }

  return {
    async logout(_input, { session }) {
      forget(await closeSession(db, session.token));
      return null;
    },

    async sessions(_input, { session }) {
      const open = await listSessions(db, session.wallet);
      return open.map(({ id, userAgent, createdAt, lastUsedAt, expiresAt, token }) => ({
        id,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: token === session.token,
      }));
    },

    async endSession({ params: { id } }, { session }) {
      const ended = await closeSessionById(db, session.wallet, id);
      if (ended.length === 0) throw new HttpFailure(404, 'server.unknownSession');
      forget(ended);
      return null;
    },

    async endSessions(_input, { session }) {
      forget(await closeSessions(db, session.wallet));
      return null;
    },
  };
}
