import { createClient } from '@upline/api';
import type { Ports } from '@upline/ui/ports';
import { createBalances } from './adapters/balances.ts';
import { createClaims } from './adapters/claims.ts';
import { clipboard } from './adapters/clipboard.ts';
import { connection } from './adapters/connection.ts';
import { createDrafts } from './adapters/drafts.ts';
import { createEnrolments } from './adapters/enrolments.ts';
import { createKeys } from './adapters/keys.ts';
import { createLanguage } from './adapters/language.ts';
import { createLive } from './adapters/live.ts';
import { createNavigation, type Navigation } from './adapters/navigation.ts';
import { createNotices } from './adapters/notices.ts';
import { createPools } from './adapters/pools.ts';
import { proofs } from './adapters/proofs.ts';
import { share } from './adapters/share.ts';
import { createTheme } from './adapters/theme.ts';
import { createWallet } from './adapters/wallet.ts';
import { isAccessPath } from './routes/accessPath.ts';
import { createSession, type Session } from './session/session.ts';
import type { BrowserStorage } from './store/browserStorage.ts';
import { createAppStore, rehydrate } from './store/store.ts';
import type { Wallet } from './wallet/engine.ts';

/** The services behind the screens' ports in the real app. */
export interface AppServices {
  ports: Ports;
  session: Session;
  wallet: Wallet;
  navigation: Navigation;
}

/**
 * Connects the ports to server, browser and chain, and resumes runs of an earlier visit. Wallet,
 * chain and router code load later.
 */
export async function createAppServices(storage: BrowserStorage): Promise<AppServices> {
  const store = createAppStore(storage);
  const [language] = await Promise.all([createLanguage(storage), rehydrate(store)]);
  const client = createClient({
    baseUrl: '',
    token: () => session.token(),
    onSessionEnded: () => session.expire(),
    // biome-ignore lint/suspicious/noConsole: the specification asks for this warning.
    onWithoutToken: (name) => console.warn(`There is no token: ${name} is called without one.`),
    ...(import.meta.env.DEV && { check: (await import('./checkReply.ts')).checkReply }),
  });
  const session = createSession({ store, storage, logout: () => client.call('logout', {}) });
  session.restore();
  const wallet = createWallet(store, storage);
  const navigation = createNavigation(session.user.get() !== null || !isAccessPath(window.location.pathname));
  const pools = createPools({ client, session, wallet });
  const claims = createClaims({ session, wallet });
  const theme = createTheme(store);
  return {
    ports: {
      client,
      session,
      wallet,
      pools,
      places: createEnrolments({ session, wallet }),
      claims,
      proofs,
      balances: createBalances(),
      navigation,
      theme,
      language,
      clipboard,
      connection,
      share,
      drafts: createDrafts(session, storage),
      keys: createKeys(storage),
      live: createLive(client),
      notices: createNotices(storage),
    },
    session,
    wallet,
    navigation,
  };
}
