import type { AppServices } from '@upline/app-kit/appServices';
import type { Navigation } from '@upline/app-kit/navigation';
import { shownInEnglish } from '@upline/ui/ports';

/** A partial service that throws on any access a build cannot answer. */
function asFar<T extends object>(name: string, known: Partial<T> = {}): T {
  return new Proxy<T>(Object.assign(Object.create(null), known), {
    get(part, key) {
      if (key in part) return Reflect.get(part, key);
      throw new Error(`The first page asks for ${name}.${String(key)}, which no build knows.`);
    },
  });
}

const unwatched = () => () => undefined;

const navigation = asFar<Navigation>('navigation', {
  isRouted: { get: () => false, subscribe: unwatched },
});

const wallet = asFar<AppServices['wallet']>('wallet', {
  state: asFar('wallet.state', {
    subscribe: unwatched,
    get() {
      throw new Error('The first page asks for a wallet, which no build knows.');
    },
  }),
});

const language = asFar<AppServices['ports']['language']>('language', {
  shown: { get: () => shownInEnglish, subscribe: unwatched },
});

const theme = asFar<AppServices['ports']['theme']>('theme', {
  theme: asFar('theme.theme', {
    subscribe: unwatched,
    get() {
      throw new Error('The first page asks for a colour mode, which no build knows.');
    },
  }),
});

const session = asFar<AppServices['session']>('session');

/**
 * The services during the build: no member and no data. A first page that reads more fails the
 * build, since a visitor would see it change.
 */
export const worldAtBuild: AppServices = {
  ports: asFar<AppServices['ports']>('ports', {
    client: asFar('client'),
    session,
    wallet,
    navigation,
    theme,
    language,
  }),
  session,
  wallet,
  navigation,
};
