/** How many messages may be open in one browser. */
const maximumOpen = 5;

/** The messages and sessions of a mocked server. The mock lives inside one browser, so no cookie tells two apart. */
export interface SignIn {
  /** A new message to sign. @param wallet Who is to sign it, if he is known. */
  issue(now: Date, wallet?: string): string;
  /**
   * Takes back all open messages, whatever comes of them.
   * @returns Those that are younger than five minutes and may be signed by the wallet.
   */
  spend(now: Date, wallet: string): string[];
  /** Opens a session. @returns Its token. */
  open(wallet: string): string;
  /** Whose session a token names. */
  walletOf(token: string): string | undefined;
  close(token: string): void;
  /** Ends every session, as when they expire. */
  closeAll(): void;
}

const lifetime = 5 * 60 * 1000;

export function createSignIn(): SignIn {
  const sessions = new Map<string, string>();
  let open: { message: string; issuedAt: Date; wallet: string | undefined }[] = [];
  let issued = 0;
  let opened = 0;

  return {
    issue(now, wallet) {
      issued += 1;
      const account = wallet ? ` with your account:\n${wallet}` : '.';
      const message = [
        `mock.upline.local wants you to sign in${account}`,
        'URI: http://mock.upline.local',
        'Version: 1',
        'Chain ID: 137',
        `Nonce: mock${String(issued).padStart(8, '0')}`,
        `Issued At: ${now.toISOString()}`,
        `Expiration Time: ${new Date(now.getTime() + lifetime).toISOString()}`,
      ].join('\n');
      open = [...open, { message, issuedAt: now, wallet }].slice(-maximumOpen);
      return message;
    },
    spend(now, wallet) {
      const spent = open.filter(
        (one) =>
          now.getTime() - one.issuedAt.getTime() < lifetime &&
          (one.wallet === undefined || one.wallet.toLowerCase() === wallet.toLowerCase()),
      );
      open = [];
      return spent.map(({ message }) => message);
    },
    open(wallet) {
      opened += 1;
      const token = `mock-session-${opened}`;
      sessions.set(token, wallet.toLowerCase());
      return token;
    },
    walletOf: (token) => sessions.get(token),
    close(token) {
      sessions.delete(token);
    },
    closeAll() {
      sessions.clear();
    },
  };
}
