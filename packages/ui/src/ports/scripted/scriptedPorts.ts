import { createClient } from '@upline/api';
import { mockSignature, placeText, type World } from '@upline/api/mocks';
import { type Failure, isSupport, profileLinkOf } from '@upline/domain';
import { textsOf } from '../../messages/textsOf.ts';
import type { Theme } from '../../tokens/theme.ts';
import type { ClipboardPort } from '../clipboard.ts';
import type { ConnectionPort } from '../connection.ts';
import type { DraftsPort } from '../drafts.ts';
import type { KeysPort } from '../keys.ts';
import { type LanguagePort, shownInEnglish } from '../language.ts';
import type { LivePort } from '../live.ts';
import type { NoticesPort } from '../notices.ts';
import type { PlacesPort } from '../places.ts';
import type { Ports } from '../ports.tsx';
import type { SessionUser } from '../session.ts';
import type { SharePort } from '../share.ts';
import type { ThemePort } from '../theme.ts';
import { type Writable, writable } from '../writable.ts';
import { type BalancesSettings, type ScriptedBalances, scriptedBalances } from './scriptedBalances.ts';
import { type ClaimsSettings, scriptedClaims } from './scriptedClaims.ts';
import { legsNow } from './scriptedFeeOf.ts';
import { type NavigationSpy, scriptedNavigation } from './scriptedNavigation.ts';
import { type PoolsSettings, type ScriptedPools, scriptedPools } from './scriptedPools.ts';
import { type ProofsSettings, type ScriptedProofs, scriptedProofs } from './scriptedProofs.ts';
import { scriptedSession } from './scriptedSession.ts';
import { scriptedWallet, type WalletSettings } from './scriptedWallet.ts';

interface PlacesSettings {
  /** What comes of being asked to sign. @default the wallet signs */
  sign?: 'never' | Failure;
  /** What comes of recording by a transaction. @default it is recorded */
  record?: Failure;
}

/** @param wallet Who is signed in, `null` for nobody. */
function scriptedPlaces(
  { sign = undefined, record }: PlacesSettings,
  wallet: () => string | null,
): PlacesPort {
  return {
    async sign({ sponsor, deadline }) {
      if (sign === 'never') await new Promise(() => {});
      if (typeof sign === 'object') return { failure: sign };
      const [member, above] = [wallet() ?? '', sponsor] as [`0x${string}`, `0x${string}`];
      const text = placeText({ member, sponsor: above, deadline: BigInt(deadline) });
      return { signature: mockSignature(member, text) };
    },
    record: async () => record ?? null,
  };
}

/** What a world announces, heard in the same page and from the first moment on: there is never a gap. */
function scriptedLive(world: World): LivePort {
  return {
    follow(_wallet, { onTopic }, signal) {
      const { token, wallet } = world;
      if (token === null) return;
      const reader = world.live
        .open({ token, wallet, isStaff: isSupport(world.staff.rolesOf(wallet)) })
        .getReader();
      signal.addEventListener('abort', () => void reader.cancel());
      const decoder = new TextDecoder();
      async function hear() {
        for (;;) {
          const { done, value } = await reader.read();
          if (done || signal.aborted) return;
          const [, topic] = /^data: (.+)$/m.exec(decoder.decode(value)) ?? [];
          if (topic) onTopic(topic);
        }
      }
      void hear();
    },
  };
}

/** Remembers what was handed on last. */
interface ShareSpy extends SharePort {
  /** What was given to the device's sheet last, `null` before the first. */
  last(): Parameters<SharePort['share']>[0] | null;
}

/** @param how What the device does: hands on, is closed again, refuses, or offers nothing. */
function scriptedShare(how: 'shares' | 'closed' | 'fails' | 'absent'): ShareSpy {
  let last: Parameters<SharePort['share']>[0] | null = null;
  return {
    isOffered: how !== 'absent',
    last: () => last,
    async share(what) {
      if (how === 'fails') throw new Error('The device does not share.');
      last = what;
      return how === 'shares';
    },
  };
}

/** Remembers what was written last, or refuses every write. */
interface ClipboardSpy extends ClipboardPort {
  /** The text that was written last, `null` before the first. */
  text(): string | null;
}

/** A clipboard that belongs to one story, so that the device's own stays as it is. */
function scriptedClipboard(fails: boolean): ClipboardSpy {
  let last: string | null = null;
  return {
    text: () => last,
    async write(text) {
      if (fails) throw new Error('The browser does not allow writing.');
      last = text;
    },
  };
}

/** A colour mode that a story can change; the next story begins with its own. */
function scriptedTheme(initial: Theme): ThemePort {
  const theme = writable(initial);
  return {
    theme,
    set(next) {
      document.documentElement.dataset.theme = next;
      theme.set(next);
    },
  };
}

/** A language that a story can change for what stands below a `SpokenLanguage`, or whose texts do not come. */
function scriptedLanguage(fails: boolean): LanguagePort {
  const shown = writable(shownInEnglish);
  return {
    shown,
    async choose(language) {
      if (fails) throw new Error('The texts do not come.');
      shown.set(language === 'en' ? shownInEnglish : { language, texts: await textsOf(language) });
    },
  };
}

/** Drafts in memory, which a story can look at. */
function scriptedDrafts(begun: Readonly<Record<string, string>> = {}): DraftsPort {
  const texts = new Map(Object.entries(begun));
  return {
    read: (place) => texts.get(place) ?? '',
    write(place, text) {
      if (text === '') texts.delete(place);
      else texts.set(place, text);
    },
  };
}

/** What a story dismisses is forgotten with it. */
function scriptedNotices(): NoticesPort {
  const dismissed = writable('');
  return { dismissed, dismiss: (id) => dismissed.set(id) };
}

/** Single keys that a story can switch off for itself. */
function scriptedKeys(): KeysPort {
  const areSingleOn = writable(true);
  return { areSingleOn, setSingle: areSingleOn.set };
}

/** A network that a story takes away and gives back. */
interface ScriptedConnection extends ConnectionPort {
  isOnline: Writable<boolean>;
}

function scriptedConnection(isOnline: boolean): ScriptedConnection {
  return { isOnline: writable(isOnline) };
}

/** What happens in a story beside what the mocked server says. All have plain defaults. */
export interface PortSettings {
  /** Whether the person in front of the screen is signed in. @default whether the world has registered them */
  signedIn?: boolean;
  wallet?: WalletSettings;
  pools?: PoolsSettings;
  places?: PlacesSettings;
  balances?: BalancesSettings;
  claims?: ClaimsSettings;
  proofs?: ProofsSettings;
  /** @default 'works' */
  clipboard?: 'works' | 'fails';
  /** Texts that were begun and not sent, by what they are drafts of. @default none */
  drafts?: Readonly<Record<string, string>>;
  /** What the device's own way to share does. @default 'absent' */
  share?: 'shares' | 'closed' | 'fails' | 'absent';
  /** Whether the device has a network when the story opens. @default true */
  isOnline?: boolean;
  /** @default 'light' */
  theme?: Theme;
  /** Whether the texts of another language come. @default 'come' */
  texts?: 'come' | 'fail';
  /** Where the mocked server lies. @default '', the root of the page's own origin */
  baseUrl?: string;
}

/** The ports of a story, with what they have noted. */
export interface ScriptedPorts extends Ports {
  pools: ScriptedPools;
  balances: ScriptedBalances;
  proofs: ScriptedProofs;
  navigation: NavigationSpy;
  clipboard: ClipboardSpy;
  connection: ScriptedConnection;
  share: ShareSpy;
}

function sessionOf(world: World): SessionUser | null {
  const member = world.memberByWallet(world.wallet);
  if (!member || world.token === null) return null;
  return {
    id: member.id,
    name: member.name,
    profileName: member.name,
    profileImage: member.photo,
    profileLink: profileLinkOf(member.id),
    followers: 0,
    following: 0,
    token: world.token,
    uplineId: member.sponsor === null ? '' : world.display(member.sponsor),
    totalReferrals: world.referralsOf(member.wallet).length,
    walletId: world.display(member.wallet),
  };
}

/**
 * Ports over a mocked world: the client asks the server that MSW plays, purchases happen in the same world,
 * and nothing leaves the page. Two calls with the same world and settings behave alike.
 */
export function scriptedPorts(world: World, settings: PortSettings = {}): ScriptedPorts {
  const user = settings.signedIn === false ? null : sessionOf(world);
  const session = scriptedSession(user, () => client.call('logout', {}));
  const client = createClient({
    baseUrl: settings.baseUrl ?? '',
    token: () => session.user.get()?.token ?? null,
    onSessionEnded: () => session.forget(),
  });
  const balances = scriptedBalances(settings.balances ?? {}, world);
  return {
    client,
    session,
    wallet: scriptedWallet(settings.wallet ?? {}, {
      account: world.display(world.wallet),
      sign: mockSignature,
      isConnected: user !== null,
    }),
    pools: scriptedPools(settings.pools ?? {}, {
      activated: (wallet) => world.activatedOf(wallet),
      operator: () => world.display(world.chain.root),
      buy: (wallet, position) => world.buy(wallet, position),
      legs: (wallet, position) => legsNow(world, wallet, position),
      balances: (wallet) => balances.read(wallet),
      line(of) {
        const wallet = of.toLowerCase();
        const registered = world.display(world.chain.sponsorOf(wallet));
        const { unsigned } = world.chain.recordable(wallet);
        return { registered, unsigned: unsigned.map(world.display) };
      },
      wallet: () => session.user.get()?.walletId ?? null,
    }),
    claims: scriptedClaims(settings.claims ?? {}, {
      claimable: (wallet) =>
        world
          .activatedOf(wallet)
          .map((position) => ({ position, amount: world.claimable(wallet, position) })),
      claim: (wallet, position) => world.claim(wallet, position),
      wallet: () => session.user.get()?.walletId ?? null,
    }),
    places: scriptedPlaces(settings.places ?? {}, () => session.user.get()?.walletId ?? null),
    balances,
    proofs: scriptedProofs(settings.proofs ?? {}, world),
    navigation: scriptedNavigation(),
    theme: scriptedTheme(settings.theme ?? 'light'),
    language: scriptedLanguage(settings.texts === 'fail'),
    clipboard: scriptedClipboard(settings.clipboard === 'fails'),
    connection: scriptedConnection(settings.isOnline ?? true),
    share: scriptedShare(settings.share ?? 'absent'),
    drafts: scriptedDrafts(settings.drafts),
    keys: scriptedKeys(),
    live: scriptedLive(world),
    notices: scriptedNotices(),
  };
}
