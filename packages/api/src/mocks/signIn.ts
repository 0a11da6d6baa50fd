import { signinLifetime, signinText, staffSessionLifetime } from '@upline/domain';
import { checksum } from './checksum.ts';

export interface MockSession {
  token: string;
  /** Identifies the session, but is not its token. */
  id: string;
  /** In lower case. */
  wallet: string;
  /** The `User-Agent`; `''` without one. */
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endsAt: Date;
}

/**
 * The messages and sessions of a mocked server. The mock runs inside one browser, so messages need
 * no cookie.
 */
export type SignIn = ReturnType<typeof createSignIn>;

interface Parts {
  now: () => Date;
  isStaff: (wallet: string) => boolean;
  onClosed: (token: string) => void;
}

const day = 24 * 60 * 60 * 1000;
const sessionLifetime = 7 * day;
const longestLifetime = 30 * day;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function createSignIn({ now: clock, isStaff, onClosed }: Parts) {
  // Ordered by last use, oldest first.
  const sessions = new Map<string, MockSession>();
  let open: { message: string; wallet: string | undefined }[] = [];
  let issued = 0;
  let opened = 0;

  const expiry = (from: Date, endsAt: Date) =>
    new Date(Math.min(from.getTime() + sessionLifetime, endsAt.getTime()));

  function close(token: string): void {
    if (sessions.delete(token)) onClosed(token);
  }

  return {
    /**
     * Creates a message to sign.
     * @param site The origin that requests the message.
     * @param wallet The signer, if known.
     */
    issue(now: Date, site: string, wallet?: string) {
      issued += 1;
      const nonce = `mock${String(issued).padStart(8, '0')}`;
      const issuedAt = now.toISOString();
      const expiresAt = new Date(now.getTime() + signinLifetime).toISOString();
      const message = signinText({
        site,
        wallet: wallet ? checksum(wallet) : null,
        nonce,
        issuedAt,
        expiresAt,
      });
      open.push({ message, wallet });
      return message;
    },
    /** Revokes all unsigned messages. @returns Those that the wallet may sign. */
    spend(wallet: string) {
      const spent = open.filter((one) => one.wallet === undefined || isSame(one.wallet, wallet));
      open = [];
      return spent.map(({ message }) => message);
    },
    /**
     * Opens a session: seven days from its last use, thirty at most; staff sessions are shorter.
     * @returns The token.
     */
    open(wallet: string, userAgent: string = '') {
      opened += 1;
      const now = clock();
      const longest = isStaff(wallet) ? staffSessionLifetime : longestLifetime;
      const endsAt = new Date(now.getTime() + longest);
      const token = `mock-session-${opened}`;
      sessions.set(token, {
        token,
        id: `session-${opened}`,
        wallet: wallet.toLowerCase(),
        userAgent,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: expiry(now, endsAt),
        endsAt,
      });
      return token;
    },
    /** The wallet of a token's session. */
    walletOf: (token: string) => sessions.get(token)?.wallet,
    /** A wallet's open sessions, last used first. */
    of: (wallet: string) =>
      [...sessions.values()]
        .filter((session) => session.wallet === wallet.toLowerCase() && session.expiresAt > clock())
        .toReversed(),
    close,
    /** Ends every session, as if expired. */
    closeAll() {
      for (const token of sessions.keys()) close(token);
    },
  };
}
