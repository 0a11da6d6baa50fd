import { storageKeys } from '@upline/domain';
import type { SessionPort } from '@upline/ui/ports';
import type { BrowserStorage } from '../store/browserStorage.ts';
import { parsedOr } from '../store/parsing.ts';
import { select } from '../store/select.ts';
import type { AppStore } from '../store/store.ts';
import { nobody, parseUser } from '../store/userSlice.ts';

const sessionKeys = [storageKeys.authToken, storageKeys.token, storageKeys.userData];

export interface SessionOptions {
  store: AppStore;
  storage: BrowserStorage;
  /** Ends the session on the server, with the token that is current when it is called. */
  logout: () => Promise<unknown>;
}

/** The session with what only the app itself uses of it. */
export interface Session extends SessionPort {
  /** The token that calls carry, `null` when nobody is signed in. */
  token(): string | null;
  /** Restores the session that storage holds, or none; `authToken` alone says whether there is one. */
  restore(): void;
  /** Follows the session that another tab has just begun or changed. */
  adopt(token: string): void;
  /** Ends the session here only, because the server no longer knows it. Does nothing without a session. */
  expire(): void;
  /** Whether the last session ended by itself rather than by the member's wish. */
  hasExpired(): boolean;
}

/** The one writer of the user slice and of `token`, `authToken` and `userData`. Spec §4. */
export function createSession({ store, storage, logout }: SessionOptions): Session {
  let expired = false;
  const user = select(store, (state) => (state.user.token === '' ? null : state.user));

  function forget() {
    store.setState({ user: nobody });
    for (const key of sessionKeys) storage.removeItem(key);
  }

  function remember(next: typeof nobody) {
    expired = false;
    store.setState({ user: next });
    storage.setItem(storageKeys.userData, JSON.stringify(next));
    storage.setItem(storageKeys.token, next.token);
    // Last, because other tabs read the session when they see it change.
    storage.setItem(storageKeys.authToken, next.token);
  }

  return {
    user,
    token: () => user.get()?.token ?? null,
    begin: remember,
    change(part) {
      const current = user.get();
      if (current) remember({ ...current, ...part });
    },
    async end({ tellServer } = { tellServer: true }) {
      if (!user.get()) return;
      const told = tellServer ? logout() : Promise.resolve();
      expired = false;
      // Other tabs read in this that it was their member's wish.
      storage.setItem(storageKeys.authToken, '');
      forget();
      await told.catch(() => undefined);
    },
    restore() {
      const token = storage.getItem(storageKeys.authToken) ?? '';
      const { user: stored } = store.getState();
      if (/^\S+$/.test(token) && stored.walletId !== '') store.setState({ user: { ...stored, token } });
      else forget();
    },
    adopt(token) {
      const stored = storage.getItem(storageKeys.userData) ?? '';
      const other = parsedOr(nobody, () => parseUser(JSON.parse(stored)));
      if (other.walletId === '' || other.token !== token) return;
      expired = false;
      store.setState({ user: other });
    },
    expire() {
      if (!user.get()) return;
      expired = true;
      forget();
    },
    hasExpired: () => expired,
  };
}
