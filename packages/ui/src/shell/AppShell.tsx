import { paths } from '@upline/domain';
import { type ReactNode, useState } from 'react';
import { IncidentBanner } from '../features/incident/IncidentBanner.tsx';
import { ShareLinkLater } from '../features/network/share/ShareLinkLater.tsx';
import { useReferralLink } from '../features/network/share/useReferralLink.ts';
import { useSharing } from '../features/network/share/useSharing.ts';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { useUnreadCount } from '../features/notifications/notificationsQuery.ts';
import { useClaimToasts } from '../features/pools/claims/useClaimToasts.ts';
import { usePurchaseToasts } from '../features/pools/levels/usePurchaseToasts.ts';
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

/** The member's name if the connected wallet is theirs, else an empty string. */
function nameOf(user: SessionUser | null, wallet: string | null): string {
  return user && user.walletId.toLowerCase() === wallet?.toLowerCase() ? user.name : '';
}

/** Announces a newer build. The member decides when to reload. */
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
  /** Path of the current page. */
  path: string;
  /** True for the local chain, whose money is not real. @default false */
  isLocalChain?: boolean;
  /** The last block shared with the forked chain. @default null, not a fork */
  forkBlock?: number | null;
  /** URL of the members' external chat. @default null, which hides the link */
  communityUrl?: string | null;
  /** Reloads the page to load a newer build; `null` if there is none. @default null */
  onReload?: (() => void) | null;
  children: ReactNode;
}

/**
 * The frame of a member's pages. It also reports the end of a purchase or claim on any page.
 * Spec §2.
 */
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
  usePurchaseToasts();
  useClaimToasts();
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
              // Signed-out members land on the sign-in, which offers the connected wallet.
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
