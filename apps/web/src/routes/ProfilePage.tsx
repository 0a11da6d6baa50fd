import { ProfileScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function ProfilePage() {
  return (
    <Page title="profile.title">
      <ProfileScreen build={import.meta.env.VITE_UPLINE_BUILD ?? ''} />
    </Page>
  );
}
