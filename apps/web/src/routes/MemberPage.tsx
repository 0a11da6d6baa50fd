import { MemberScreen, useMemberName } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { Page } from './Page.tsx';

export function MemberPage() {
  const { userId = '' } = useParams();
  return (
    <Page title="member.title" titleValues={{ name: useMemberName(userId) }}>
      <MemberScreen key={userId} userId={userId} />
    </Page>
  );
}
