import { ApiError } from '@upline/api';
import { paths } from '@upline/domain';
import { BellOff } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { LinkButton } from '../../primitives/link-button/LinkButton.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { NotificationDetails } from './NotificationDetails.tsx';
import { useNotificationDetails } from './notificationDetailsQuery.ts';

function NotificationDetailsSkeleton() {
  const t = useMessage();
  return (
    <Stack gap="l" aria-busy>
      <Text tone="muted" role="status">
        {t('notification.loading')}
      </Text>
      <Skeleton text="title3" width="long" />
      <Skeleton text="body" width="full" />
      <Skeleton text="body" width="medium" />
    </Stack>
  );
}

export interface NotificationScreenProps {
  id: string;
}

/** A single notification. Opening it marks it as read. Spec §2, §7. */
export function NotificationScreen({ id }: NotificationScreenProps) {
  const t = useMessage();
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
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
