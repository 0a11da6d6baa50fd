import { signinLifetime, signinText, staffSessionLifetime } from '@upline/domain';
import { checksum } from './checksum.ts';

/** The most unsigned messages in one browser. */
const maximumOpen = 5;

export interface MockSession {
  token: string;
  /** Identifies the session, but is not its token. */
  id: string;
  /** In lower case. */
  wallet: string;
  /** The `User-Agent`; `''` without one. */
  userAgent: string;
  createdAt: Date;
  /** Rounded to the minute. */
  lastUsedAt: Date;
  /** Extended by use, but never past the end. */
  expiresAt: Date;
  endsAt: Date;
}

/**
 * The messages and sessions of a mocked server. The mock runs inside one browser, so messages need
 * no cookie.
 */
export interface SignIn {
  /**
   * Creates a message to sign.
   * @param site The origin that requests the message.
   * @param wallet The signer, if known.
   */
  issue(now: Date, site: string, wallet?: string): string;
  /**
   * Revokes all unsigned messages.
   * @returns The messages younger than five minutes that the wallet may sign.
   */
  spend(now: Date, wallet: string): string[];
  /**
   * Opens a session: seven days from its last use, thirty at most; staff sessions are shorter.
   * @returns The token.
   */
  open(wallet: string, userAgent?: string): string;
  /** The wallet of a token's session; extends the session. */
  walletOf(token: string): string | undefined;
  /** A wallet's open sessions, last used first. */
  of(wallet: string): MockSession[];
  /** Limits a wallet's sessions to the lifetime of staff sessions. */
  shorten(wallet: string): void;
  close(token: string): void;
  /** Ends every session, as if expired. */
  closeAll(): void;
}

interface Parts {
  now: () => Date;
  isStaff: (wallet: string) => boolean;
  onClosed: (token: string) => void;
}

const slideStep = 60 * 1000;
const day = 24 * 60 * 60 * 1000;
const sessionLifetime = 7 * day;
const longestLifetime = 30 * day;
const longestUserAgent = 200;

export function createSignIn({ now: clock, isStaff, onClosed }: Parts): SignIn {
  // Ordered by last use, oldest first.
  const sessions = new Map<string, MockSession>();
  let open: { message: string; issuedAt: Date; wallet: string | undefined }[] = [];
  let issued = 0;
  let opened = 0;

  const expiry = (from: Date, endsAt: Date) =>
    new Date(Math.min(from.getTime() + sessionLifetime, endsAt.getTime()));

  function close(token: string): void {
    if (sessions.delete(token)) onClosed(token);
  }

  return {
    issue(now, site, wallet) {
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
      open = [...open, { message, issuedAt: now, wallet }].slice(-maximumOpen);
      return message;
    },
    spend(now, wallet) {
      const spent = open.filter(
        (one) =>
          now.getTime() - one.issuedAt.getTime() < signinLifetime &&
          (one.wallet === undefined || one.wallet.toLowerCase() === wallet.toLowerCase()),
      );
      open = [];
      return spent.map(({ message }) => message);
    },
    open(wallet, userAgent = '') {
      opened += 1;
      const now = clock();
      const longest = isStaff(wallet) ? staffSessionLifetime : longestLifetime;
      const endsAt = new Date(now.getTime() + longest);
      const token = `mock-session-${opened}`;
      sessions.set(token, {
        token,
        id: `session-${opened}`,
        wallet: wallet.toLowerCase(),
        userAgent: userAgent.slice(0, longestUserAgent),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: expiry(now, endsAt),
        endsAt,
      });
      return token;
    },
    walletOf(token) {
      const session = sessions.get(token);
      if (!session) return undefined;
      const now = clock();
      if (session.expiresAt <= now) {
        close(token);
        return undefined;
      }
      if (now.getTime() - session.lastUsedAt.getTime() > slideStep) {
        sessions.delete(token);
        sessions.set(token, { ...session, lastUsedAt: now, expiresAt: expiry(now, session.endsAt) });
      }
      return session.wallet;
    },
    of: (wallet) =>
      [...sessions.values()]
        .filter((session) => session.wallet === wallet.toLowerCase() && session.expiresAt > clock())
        .toReversed(),
    shorten(wallet) {
      for (const session of sessions.values()) {
        if (session.wallet !== wallet.toLowerCase()) continue;
        const end = Math.min(session.endsAt.getTime(), session.createdAt.getTime() + staffSessionLifetime);
        session.endsAt = new Date(end);
        session.expiresAt = new Date(Math.min(session.expiresAt.getTime(), end));
      }
    },
    close,
    closeAll() {
      for (const token of sessions.keys()) close(token);
    },
  };
}
