import { shortAddress } from '@upline/domain';
import { MemberScreen } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { Page } from './Page.tsx';

export function MemberPage() {
  const { userId = '' } = useParams();
  return (
    <Page title="member.title" titleValues={{ name: shortAddress(userId) }}>
      <MemberScreen key={userId} userId={userId} />
    </Page>
  );
}
