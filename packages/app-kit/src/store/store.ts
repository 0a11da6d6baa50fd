import { rehydrationTimeout, storageKeys } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { parsedOr, record } from './parsing.ts';
import { defaultTheme, parseTheme, type ThemeSlice } from './themeSlice.ts';
import { nobody, parseUser } from './userSlice.ts';
import { noWallet, parseWallet, type WalletSlice } from './walletSlice.ts';

/** The app's persisted state. Server and chain data are never part of it. */
export interface AppState {
  wallet: WalletSlice;
  user: SessionUser;
  theme: ThemeSlice;
}

export type AppStore = ReturnType<typeof createAppStore>;

/** The app's own state, stored under `root` and read strictly. Spec §4. */
export function createAppStore(storage: StateStorage) {
  return createStore<AppState>()(
    persist((): AppState => ({ wallet: noWallet, user: nobody, theme: defaultTheme }), {
      name: storageKeys.root,
      storage: createJSONStorage(() => storage),
      partialize: ({ wallet, user, theme }) => ({ wallet, user, theme }),
      skipHydration: true,
      merge: (stored, current) => {
        const slices = parsedOr({}, () => record(stored));
        return {
          wallet: parsedOr(current.wallet, () => parseWallet(slices.wallet)),
          user: parsedOr(current.user, () => parseUser(slices.user)),
          theme: parsedOr(current.theme, () => parseTheme(slices.theme)),
        };
      },
    }),
  );
}

/**
 * Restores the stored state, or continues without it if the storage exceeds the time limit. A later
 * answer is ignored. Spec §9.
 */
export async function rehydrate(store: AppStore): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givingUp = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      store.persist.setOptions({ merge: (_, current) => current });
      resolve();
    }, rehydrationTimeout);
  });
  await Promise.race([store.persist.rehydrate(), givingUp]);
  clearTimeout(timer);
}
