import type { Session } from '../../platform/http/handlers.ts';
import { tokenHash } from './tokens.ts';

/** Lifetime of a cached session, milliseconds. */
const lifetime = 30_000;
const keptAtMost = 5000;

interface Kept {
  session: Session;
  until: number;
}

/** Runs a database lookup, or throws above a limit. */
type Bounded = (look: () => Promise<Session | null>) => Promise<Session | null>;

/** Sessions of recent callers, cached for half a minute. */
export interface SessionCache {
  /**
   * The session that a token opens; `null` if it is unknown, expired or signed out.
   * @param bounded Runs the lookup of a token that is not cached; its errors fail the call.
   */
  use(token: string, bounded?: Bounded): Promise<Session | null>;
  /** Drops an ended session. @param token The stored form. */
  end(token: string): void;
  /** Drops all sessions after a gap in the notifications. */
  clear(): void;
}

interface Dependencies {
  /** Reads a session by its token's stored form. */
  look: (token: string) => Promise<Session | null>;
  /** Called with each session that ends before its expiry. */
  onEnded: (token: string) => void;
}

/**
 * Caches sessions by token, so that a call needs no statement for its session. A session that ends
 * is dropped at once, here and, through a database notification, on the other servers. If the
 * notification is lost with the connection, the session lives up to half a minute longer. No
 * session outlives its expiry.
 */
export function createSessionCache({ look, onEnded }: Dependencies): SessionCache {
  // Least recently used first.
  const kept = new Map<string, Kept>();
  // Pending lookups: a session that ends during its lookup is not cached.
  const asked = new Map<string, Promise<Session | null>>();

  function keep(hash: string, session: Session): void {
    kept.set(hash, { session, until: Math.min(Date.now() + lifetime, session.expiresAt.getTime()) });
    const [oldest] = kept.keys();
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
  }

  async function lookUp(hash: string, bounded: Bounded): Promise<Session | null> {
    const looking = bounded(() => look(hash));
    asked.set(hash, looking);
    try {
      const session = await looking;
      if (session && asked.get(hash) === looking) keep(hash, session);
      return session;
    } finally {
      if (asked.get(hash) === looking) asked.delete(hash);
    }
  }

  return {
    async use(token, bounded = (look) => look()) {
      const hash = tokenHash(token);
      const found = kept.get(hash);
      if (found) {
        kept.delete(hash);
        if (found.until > Date.now()) {
          kept.set(hash, found);
          return found.session;
        }
      }
      return asked.get(hash) ?? lookUp(hash, bounded);
    },
    end(hash) {
      kept.delete(hash);
      asked.delete(hash);
      onEnded(hash);
    },
    clear() {
      kept.clear();
      asked.clear();
    },
  };
}
