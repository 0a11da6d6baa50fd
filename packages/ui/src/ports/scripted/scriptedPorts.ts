import { createClient } from '@upline/api';
import { mockSignature, type World } from '@upline/api/mocks';
import { profileLinkOf } from '@upline/domain';
import type { Theme } from '../../tokens/theme.ts';
import type { Ports } from '../ports.tsx';
import type { SessionUser } from '../session.ts';
import { type BalancesSettings, type ScriptedBalances, scriptedBalances } from './scriptedBalances.ts';
import { type ClaimsSettings, scriptedClaims } from './scriptedClaims.ts';
import { type ClipboardSpy, scriptedClipboard } from './scriptedClipboard.ts';
import { type ScriptedConnection, scriptedConnection } from './scriptedConnection.ts';
import { scriptedDrafts } from './scriptedDrafts.ts';
import { scriptedLive } from './scriptedLive.ts';
import { type NavigationSpy, scriptedNavigation } from './scriptedNavigation.ts';
import { type PlacesSettings, scriptedPlaces } from './scriptedPlaces.ts';
import { type PoolsSettings, type ScriptedPools, scriptedPools } from './scriptedPools.ts';
import { type ProofsSettings, type ScriptedProofs, scriptedProofs } from './scriptedProofs.ts';
import { scriptedSession } from './scriptedSession.ts';
import { type ShareSpy, scriptedShare } from './scriptedShare.ts';
import { scriptedTheme } from './scriptedTheme.ts';
import { scriptedWallet, type WalletSettings } from './scriptedWallet.ts';

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
      buy: (wallet, position) => world.buy(wallet, position),
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
    clipboard: scriptedClipboard(settings.clipboard === 'fails'),
    connection: scriptedConnection(settings.isOnline ?? true),
    share: scriptedShare(settings.share ?? 'absent'),
    drafts: scriptedDrafts(settings.drafts),
    live: scriptedLive(world),
  };
}
