import { paths } from '@upline/domain';
import { type ReactNode, useState } from 'react';
import { IncidentBanner } from '../features/incident/IncidentBanner.tsx';
import { ShareLinkLater } from '../features/network/share/ShareLinkLater.tsx';
import { useReferralLink } from '../features/network/share/useReferralLink.ts';
import { useSharing } from '../features/network/share/useSharing.ts';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { useUnreadCount } from '../features/notifications/notificationsQuery.ts';
import { useClaimNews } from '../features/pools/claims/useClaimNews.ts';
import { usePurchaseNews } from '../features/pools/levels/usePurchaseNews.ts';
import { WalletButton } from '../features/wallet/account/WalletButton.tsx';
import { useWalletActions } from '../features/wallet/connect/useWalletActions.ts';
import { WalletChoice } from '../features/wallet/connect/WalletChoice.tsx';
import { useMessage } from '../messages/useMessage.ts';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import type { SessionUser } from '../ports/session.ts';
import { Banner } from '../primitives/banner/Banner.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { ThemeToggle } from '../primitives/theme-toggle/ThemeToggle.tsx';
import { AppFrame } from './AppFrame.tsx';
import { NavMenu } from './NavMenu.tsx';
import { StaleBanner } from './StaleBanner.tsx';
import { ToastLog } from './ToastLog.tsx';
import { TopBar } from './TopBar.tsx';
import { useLive } from './useLive.ts';
import { useServerSilence } from './useServerSilence.ts';
import { useToastLog } from './useToastLog.ts';
import { WalletBanner } from './WalletBanner.tsx';

/** What the member is called, where the connected wallet is theirs. */
function nameOf(user: SessionUser | null, wallet: string | null): string {
  return user && user.walletId.toLowerCase() === wallet?.toLowerCase() ? user.name : '';
}

/** Says that a newer build is there. Members who are in the middle of something reload when they like. */
function UpdateBanner({ onReload }: { onReload: () => void }) {
  const t = useMessage();
  return (
    <Banner
      tone="info"
      action={
        <Button tone="soft" size="s" onPress={onReload}>
          {t('system.newer.reload')}
        </Button>
      }
    >
      {t('system.newer')}
    </Banner>
  );
}

export interface AppShellProps {
  /** The path of the page that is open. */
  path: string;
  /** Whether the chain is the local one, whose money is not real. @default false */
  isLocalChain?: boolean;
  /** The last block that a fork shares with the chain that it is a copy of. @default null, which is no fork */
  forkBlock?: number | null;
  /** The external chat of members. @default null, which hides it */
  communityUrl?: string | null;
  /** Reloads the page with a newer build, where there is one. @default null */
  onReload?: (() => void) | null;
  /** The page. */
  children: ReactNode;
}

/** What stands around every page of a member; it tells how a purchase or a claim ended on any of them. Spec §2. */
export function AppShell({
  path,
  isLocalChain = false,
  forkBlock = null,
  communityUrl = null,
  onReload = null,
  children,
}: AppShellProps) {
  const server = useServerSilence();
  useLive(server.lose);
  usePurchaseNews();
  useClaimNews();
  const { wallet, session, navigation, theme } = usePorts();
  const walletState = useReadable(wallet.state);
  const user = useReadable(session.user);
  const mode = useReadable(theme.theme);
  const copyLink = useReferralLink();
  const sharing = useSharing();
  const actions = useWalletActions();
  const unread = useUnreadCount(user?.walletId ?? '');
  const log = useToastLog();
  const [opened, setOpened] = useState<'menu' | 'log' | null>(null);

  return (
    <AppFrame
      topBar={
        <TopBar
          path={path}
          {...(path !== paths.dashboard && { onBack: navigation.back })}
          wallet={
            <WalletButton
              wallet={walletState}
              name={nameOf(user, walletState.address)}
              isLocalChain={isLocalChain}
              forkBlock={forkBlock}
              onConnect={actions.connect}
              onDisconnect={actions.disconnect}
            />
          }
          notifications={<NotificationBell unread={unread} />}
          theme={<ThemeToggle theme={mode} onChange={theme.set} />}
          onMenu={() => setOpened('menu')}
        />
      }
      banners={
        <>
          <IncidentBanner />
          <StaleBanner server={server} />
          {onReload && <UpdateBanner onReload={onReload} />}
          {user && (
            <WalletBanner
              wallet={walletState}
              sessionWallet={user.walletId}
              onSwitchNetwork={actions.switchNetwork}
              // Members who are signed out are led to the sign-in, where the connected wallet is offered.
              onSignInAgain={() => void session.end()}
            />
          )}
        </>
      }
    >
      {children}
      <NavMenu
        path={path}
        isOpen={opened === 'menu'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'menu' : null)}
        onCopyLink={copyLink}
        onShareLink={sharing.open}
        onOpenLog={() => setOpened('log')}
        communityUrl={communityUrl}
        theme={mode}
        onThemeChange={theme.set}
        onSignOut={() => void actions.disconnect()}
      />
      <ToastLog
        messages={log}
        isOpen={opened === 'log'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'log' : null)}
      />
      <ShareLinkLater isOpen={sharing.isOpen} onClose={sharing.close} />
      <WalletChoice {...actions} />
    </AppFrame>
  );
}
