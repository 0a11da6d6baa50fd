import { ProfileScreen } from '@upline/ui';
import { Page } from './Page.tsx';

/** Required by WalletConnect's licence on a product's about page. */
const walletConnectNotice = import.meta.env.UPLINE_HAS_WALLETCONNECT
  ? 'Portions © 2025 Reown, Inc. All Rights Reserved'
  : '';

export function ProfilePage() {
  return (
    <Page title="profile.title">
      <ProfileScreen
        build={import.meta.env.UPLINE_BUILD ?? ''}
        licences={import.meta.env.UPLINE_LICENCES ?? ''}
        notice={walletConnectNotice}
      />
    </Page>
  );
}
