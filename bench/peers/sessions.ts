import { createHash } from 'node:crypto';

/** Milliseconds for which a session is believed without a look into the database, as in the server. */
const lifetime = 30_000;

interface Found {
  wallet: string;
  expires_at: Date;
}

/**
 * The session check of a peer: the bearer's hash, looked up in the database at most twice a minute.
 * @param look Reads a session by the hash of its token.
 * @returns The wallet of a bearer's session; `null` without one.
 */
export function createSessions(look: (token: string) => Promise<Found | undefined>) {
  const kept = new Map<string, { wallet: string; until: number }>();
  return async (authorization = ''): Promise<string | null> => {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    if (token === undefined) return null;
    const hash = createHash('sha256').update(token).digest('hex');
    const known = kept.get(hash);
    if (known && known.until > Date.now()) return known.wallet;
    const found = await look(hash);
    if (found === undefined || found.expires_at <= new Date()) return null;
    kept.set(hash, {
      wallet: found.wallet,
      until: Math.min(Date.now() + lifetime, Number(found.expires_at)),
    });
    return found.wallet;
  };
}
