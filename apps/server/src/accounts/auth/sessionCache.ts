import type { Session } from '../../platform/http/handlers.ts';
import { tokenHash } from './tokens.ts';

/** How long a session is believed without being looked up again, milliseconds. */
const lifetime = 30_000;
const keptAtMost = 5000;

interface Kept {
  session: Session;
  until: number;
}

/** Makes a look into the database, or refuses to. */
type Bounded = (look: () => Promise<Session | null>) => Promise<Session | null>;

/** The sessions of this server's callers, kept for half a minute. */
export interface SessionCache {
  /**
   * The session that a token opens; `null` when it is unknown, expired or signed out.
   * @param bounded Looks it up where it is not kept; what this throws ends the call.
   */
  use(token: string, bounded?: Bounded): Promise<Session | null>;
  /** Forgets a session that has ended. @param token The stored form. */
  end(token: string): void;
  /** Forgets all, when an ending may have been missed. */
  clear(): void;
}

interface Dependencies {
  /** Looks a session up by its token's stored form. */
  look: (token: string) => Promise<Session | null>;
  /** Called with each session that ends before its time. */
  onEnded: (token: string) => void;
}

/**
 * Keeps what a token opens, so that a call costs no statement for its session. A session that ends is dropped at
 * once, here and by what the database says to the other servers; one whose ending was missed, because the line
 * was cut, lives half a minute longer. Nothing outlives its expiry.
 */
export function createSessionCache({ look, onEnded }: Dependencies): SessionCache {
  // The longest unused first.
  const kept = new Map<string, Kept>();
  // Those that are being looked up: what ends meanwhile must not be kept.
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
