import { ApiError } from '@upline/api';
import { UserRoundX } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useProfile } from '../read/profileQuery.ts';
import { useMemberName } from '../useMemberName.ts';
import { MemberSkeleton } from './MemberSkeleton.tsx';
import { MemberSummary } from './MemberSummary.tsx';

export interface MemberScreenProps {
  /** Member ID or wallet. */
  userId: string;
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Public summary of a member: identity, sponsor, incomes and pools. Spec §2. */
export function MemberScreen({ userId }: MemberScreenProps) {
  const t = useMessage();
  const query = useProfile(userId);
  const member = loadableOf(query);
  const title = t('member.title', { name: useMemberName(userId) });
  return (
    <Stack gap="m">
      {member.status === 'loading' && <MemberSkeleton title={title} />}
      {member.status === 'loaded' && <MemberSummary title={title} member={member.data} />}
      {member.status === 'failed' && <PageHeader title={title} />}
      {member.status === 'failed' &&
        (isUnknown(query.error) ? (
          <Card role="status">
            <EmptyState icon={UserRoundX} title={t('member.notFound')} />
          </Card>
        ) : (
          <LoadFailure emptyText={t('member.notFound')} onRetry={member.onRetry} />
        ))}
    </Stack>
  );
}
