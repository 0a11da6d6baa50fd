import { createClient } from '@upline/api';
import { enrolmentText, type MockBackend, mockSignature } from '@upline/api/mocks';
import { type Failure, isSupport, profileLinkOf } from '@upline/domain';
import { textsOf } from '../../messages/textsOf.ts';
import type { Theme } from '../../tokens/theme.ts';
import type { ClipboardPort } from '../clipboard.ts';
import type { ConnectionPort } from '../connection.ts';
import type { DraftsPort } from '../drafts.ts';
import type { EnrolmentsPort } from '../enrolments.ts';
import type { KeysPort } from '../keys.ts';
import { type LanguagePort, shownInEnglish } from '../language.ts';
import type { LivePort } from '../live.ts';
import type { NoticesPort } from '../notices.ts';
import type { Ports } from '../ports.tsx';
import type { SessionUser } from '../session.ts';
import type { SharePort } from '../share.ts';
import type { ThemePort } from '../theme.ts';
import { type Writable, writable } from '../writable.ts';
import { type BalancesSettings, type FakeBalances, fakeBalances } from './fakeBalances.ts';
import { type ClaimsSettings, fakeClaims } from './fakeClaims.ts';
import { legsNow } from './fakeFeeOf.ts';
import { fakeNavigation, type NavigationSpy } from './fakeNavigation.ts';
import { type FakePools, fakePools, type PoolsSettings } from './fakePools.ts';
import { type FakeProofs, fakeProofs, type ProofsSettings } from './fakeProofs.ts';
import { fakeSession } from './fakeSession.ts';
import { fakeWallet, type WalletSettings } from './fakeWallet.ts';

interface PlacesSettings {
  /** Outcome of a signature request. @default the wallet signs */
  sign?: 'never' | Failure;
  /** Failure of the recording transaction. @default recorded */
  record?: Failure;
}

/** @param wallet The signed-in wallet; `null` if none. */
function fakePlaces(
  { sign = undefined, record }: PlacesSettings,
  wallet: () => string | null,
): EnrolmentsPort {
  return {
    async sign({ sponsor, deadline }) {
      if (sign === 'never') await new Promise(() => {});
      if (typeof sign === 'object') return { failure: sign };
      const [member, above] = [wallet() ?? '', sponsor] as [`0x${string}`, `0x${string}`];
      const text = enrolmentText({ member, sponsor: above, deadline: BigInt(deadline) });
      return { signature: mockSignature(member, text) };
    },
    record: async () => record ?? null,
  };
}

/** Live topics of the mock backend, delivered in the same page without gaps. */
function fakeLive(backend: MockBackend): LivePort {
  return {
    follow(_wallet, { onTopic }, signal) {
      const { token, wallet } = backend;
      if (token === null) return;
      const reader = backend.live
        .open({ token, wallet, isStaff: isSupport(backend.staff.rolesOf(wallet)) })
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

/** Records the last shared link. */
interface ShareSpy extends SharePort {
  /** The last content passed to the share sheet; `null` before the first. */
  last(): Parameters<SharePort['share']>[0] | null;
}

/** @param how The device's behaviour: shares, closes the sheet, fails, or has no share sheet. */
function fakeShare(how: 'shares' | 'closed' | 'fails' | 'absent'): ShareSpy {
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

/** Records the last copied text, or refuses every write. */
interface ClipboardSpy extends ClipboardPort {
  /** The last copied text; `null` before the first. */
  text(): string | null;
}

/** A clipboard for one story; the device's clipboard stays unchanged. */
function fakeClipboard(fails: boolean): ClipboardSpy {
  let last: string | null = null;
  return {
    text: () => last,
    async write(text) {
      if (fails) throw new Error('The browser does not allow writing.');
      last = text;
    },
  };
}

/** A colour mode for one story. */
function fakeTheme(initial: Theme): ThemePort {
  const theme = writable(initial);
  return {
    theme,
    set(next) {
      document.documentElement.dataset.theme = next;
      theme.set(next);
    },
  };
}

/** A language that a story can change inside a `SpokenLanguage`, or whose texts fail to load. */
function fakeLanguage(fails: boolean): LanguagePort {
  const shown = writable(shownInEnglish);
  return {
    shown,
    async choose(language) {
      if (fails) throw new Error('The texts do not come.');
      shown.set(language === 'en' ? shownInEnglish : { language, texts: await textsOf(language) });
    },
  };
}

function fakeDrafts(begun: Readonly<Record<string, string>> = {}): DraftsPort {
  const texts = new Map(Object.entries(begun));
  return {
    read: (place) => texts.get(place) ?? '',
    write(place, text) {
      if (text === '') texts.delete(place);
      else texts.set(place, text);
    },
  };
}

function fakeNotices(): NoticesPort {
  const dismissed = writable('');
  return { dismissed, dismiss: (id) => dismissed.set(id) };
}

function fakeKeys(): KeysPort {
  const areSingleOn = writable(true);
  return { areSingleOn, setSingle: areSingleOn.set };
}

/** A network state that a story can change. */
interface FakeConnection extends ConnectionPort {
  isOnline: Writable<boolean>;
}

function fakeConnection(isOnline: boolean): FakeConnection {
  return { isOnline: writable(isOnline) };
}

export interface PortSettings {
  /** True if the member is signed in. @default true if the mock backend has registered them */
  signedIn?: boolean;
  wallet?: WalletSettings;
  pools?: PoolsSettings;
  places?: PlacesSettings;
  balances?: BalancesSettings;
  claims?: ClaimsSettings;
  proofs?: ProofsSettings;
  /** @default 'works' */
  clipboard?: 'works' | 'fails';
  /** Unsent texts, by draft ID. @default none */
  drafts?: Readonly<Record<string, string>>;
  /** The behaviour of the device's share sheet. @default 'absent' */
  share?: 'shares' | 'closed' | 'fails' | 'absent';
  /** True if the device is online when the story opens. @default true */
  isOnline?: boolean;
  /** @default 'light' */
  theme?: Theme;
  /** Loading of another language's texts. @default 'come' */
  texts?: 'come' | 'fail';
  /** Base URL of the mock server. @default '', the page's own origin */
  baseUrl?: string;
}

export interface FakePorts extends Ports {
  pools: FakePools;
  balances: FakeBalances;
  proofs: FakeProofs;
  navigation: NavigationSpy;
  clipboard: ClipboardSpy;
  connection: FakeConnection;
  share: ShareSpy;
}

function sessionOf(backend: MockBackend): SessionUser | null {
  const member = backend.memberByWallet(backend.wallet);
  if (!member || backend.token === null) return null;
  return {
    id: member.id,
    name: member.name,
    profileName: member.name,
    profileImage: member.photo,
    profileLink: profileLinkOf(member.id),
    followers: 0,
    following: 0,
    token: backend.token,
    uplineId: member.sponsor === null ? '' : backend.display(member.sponsor),
    totalReferrals: backend.referralsOf(member.wallet).length,
    walletId: backend.display(member.wallet),
  };
}

/**
 * Fake ports over a mock backend: the client calls the server that MSW plays, and purchases use the
 * same data. No request leaves the page. Equal data and settings give equal behaviour.
 */
export function fakePorts(backend: MockBackend, settings: PortSettings = {}): FakePorts {
  const user = settings.signedIn === false ? null : sessionOf(backend);
  const session = fakeSession(user, () => client.call('logout', {}));
  const client = createClient({
    baseUrl: settings.baseUrl ?? '',
    token: () => session.user.get()?.token ?? null,
    onSessionEnded: () => session.forget(),
  });
  const balances = fakeBalances(settings.balances ?? {}, backend);
  return {
    client,
    session,
    wallet: fakeWallet(settings.wallet ?? {}, {
      account: backend.display(backend.wallet),
      sign: mockSignature,
      isConnected: user !== null,
    }),
    pools: fakePools(settings.pools ?? {}, {
      activated: (wallet) => backend.activatedOf(wallet),
      operator: () => backend.display(backend.chain.root),
      buy: (wallet, position) => backend.buy(wallet, position),
      legs: (wallet, position) => legsNow(backend, wallet, position),
      balances: (wallet) => balances.read(wallet),
      line(of) {
        const wallet = of.toLowerCase();
        const registered = backend.display(backend.chain.sponsorOf(wallet));
        const { unsigned } = backend.chain.recordable(wallet);
        return { registered, unsigned: unsigned.map(backend.display) };
      },
      wallet: () => session.user.get()?.walletId ?? null,
    }),
    claims: fakeClaims(settings.claims ?? {}, {
      claimable: (wallet) =>
        backend
          .activatedOf(wallet)
          .map((position) => ({ position, amount: backend.claimable(wallet, position) })),
      claim: (wallet, position) => backend.claim(wallet, position),
      wallet: () => session.user.get()?.walletId ?? null,
    }),
    places: fakePlaces(settings.places ?? {}, () => session.user.get()?.walletId ?? null),
    balances,
    proofs: fakeProofs(settings.proofs ?? {}, backend),
    navigation: fakeNavigation(),
    theme: fakeTheme(settings.theme ?? 'light'),
    language: fakeLanguage(settings.texts === 'fail'),
    clipboard: fakeClipboard(settings.clipboard === 'fails'),
    connection: fakeConnection(settings.isOnline ?? true),
    share: fakeShare(settings.share ?? 'absent'),
    drafts: fakeDrafts(settings.drafts),
    keys: fakeKeys(),
    live: fakeLive(backend),
    notices: fakeNotices(),
  };
}
