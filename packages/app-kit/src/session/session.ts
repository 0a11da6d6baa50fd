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
  /** Ends the session on the server, with the token current at the time of the call. */
  logout: () => Promise<unknown>;
}

/** The session port with methods for the app only. */
export interface Session extends SessionPort {
  /** The token sent with each call; `null` while signed out. */
  token(): string | null;
  /** Restores the stored session, if any; `authToken` alone decides. */
  restore(): void;
  /** Adopts the session that another tab has started or changed. */
  adopt(token: string): void;
  /**
   * Ends the session here only, because the server no longer has it. Does nothing without a
   * session.
   */
  expire(): void;
  /** True if the last session expired; false if the member signed out. */
  hasExpired(): boolean;
}

/** The only writer of the user slice and of `token`, `authToken` and `userData`. Spec §4. */
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
    // Last, because other tabs read the session when this key changes.
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
      // An empty token marks an intended sign-out for other tabs.
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
