import { paths } from '@upline/domain';
import { type ReactNode, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { AppFrame } from '../../patterns/app-shell/AppFrame.tsx';
import { NavMenu } from '../../patterns/app-shell/NavMenu.tsx';
import { TopBar } from '../../patterns/app-shell/TopBar.tsx';
import { WalletBanner } from '../../patterns/app-shell/WalletBanner.tsx';
import { WalletButton } from '../../patterns/connect-wallet/WalletButton.tsx';
import { WalletList } from '../../patterns/connect-wallet/WalletList.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { ThemeToggle } from '../../primitives/theme-toggle/ThemeToggle.tsx';
import { useReferralLink } from './useReferralLink.ts';
import { useWalletActions } from './useWalletActions.ts';

export interface AppShellProps {
  /** The path of the page that is open. */
  path: string;
  /** Whether the chain is the local one, whose money is not real. @default false */
  isLocalChain?: boolean;
  /** The page. */
  children: ReactNode;
}

/** What stands around every page of a member: the top bar, the menu and what keeps his wallet from buying. Spec §2. */
export function AppShell({ path, isLocalChain = false, children }: AppShellProps) {
  const t = useMessage();
  const { wallet, session, navigation, theme } = usePorts();
  const walletState = useReadable(wallet.state);
  const user = useReadable(session.user);
  const mode = useReadable(theme.theme);
  const copyLink = useReferralLink();
  const actions = useWalletActions();
  const [isMenuOpen, setMenuOpen] = useState(false);

  return (
    <AppFrame
      topBar={
        <TopBar
          {...(path !== paths.dashboard && { onBack: navigation.back })}
          wallet={
            <WalletButton
              wallet={walletState}
              isLocalChain={isLocalChain}
              onConnect={actions.connect}
              onDisconnect={actions.disconnect}
            />
          }
          theme={<ThemeToggle theme={mode} onChange={theme.set} />}
          onMenu={() => setMenuOpen(true)}
        />
      }
      banners={
        user && (
          <WalletBanner
            wallet={walletState}
            sessionWallet={user.walletId}
            onSwitchNetwork={actions.switchNetwork}
          />
        )
      }
    >
      {children}
      <NavMenu
        path={path}
        isOpen={isMenuOpen}
        onOpenChange={setMenuOpen}
        onCopyLink={copyLink}
        theme={mode}
        onThemeChange={theme.set}
      />
      {actions.options && (
        <Dialog
          title={t('access.chooseWallet')}
          isOpen
          onOpenChange={(isOpen) => isOpen || actions.forgetOptions()}
        >
          <WalletList options={actions.options} onChoose={actions.connectTo} />
        </Dialog>
      )}
    </AppFrame>
  );
}
