import { ApiError } from '@upline/api';
import { paths } from '@upline/domain';
import { BellOff } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { LinkButton } from '../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { NotificationDetails } from './NotificationDetails.tsx';
import { NotificationDetailsSkeleton } from './NotificationDetailsSkeleton.tsx';
import { useNotificationDetails } from './notificationDetailsQuery.ts';

export interface NotificationScreenProps {
  id: string;
}

/** One notification by itself. To open it is to read it. Spec §2, §7. */
export function NotificationScreen({ id }: NotificationScreenProps) {
  const t = useMessage();
  return (
    <Stack gap="l">
      <PageHeader
        title={t('notification.title')}
        actions={<LinkButton href={paths.notifications}>{t('notification.all')}</LinkButton>}
      />
      <Card>
        <Body id={id} />
      </Card>
    </Stack>
  );
}

function Body({ id }: NotificationScreenProps) {
  const t = useMessage();
  const query = useNotificationDetails(id);
  const notification = loadableOf(query);
  if (notification.status === 'loading') return <NotificationDetailsSkeleton />;
  if (notification.status === 'loaded') {
    return <NotificationDetails key={id} notification={notification.data} />;
  }
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState icon={BellOff} title={t('notification.notFound')} />;
  }
  return <LoadFailure emptyText={t('notification.notLoaded')} onRetry={notification.onRetry} />;
}
