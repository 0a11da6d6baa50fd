import { paths } from '@upline/domain';
import { RefreshCw } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { SupportBanner } from '../SupportBanner.tsx';
import { TicketStatusBadge } from '../TicketStatusBadge.tsx';
import { ConversationThread } from './ConversationThread.tsx';
import { MessageListSkeleton } from './MessageListSkeleton.tsx';
import { isMissing, useTicket } from './ticketQuery.ts';

export interface ConversationScreenProps {
  ticketId: string;
}

/** One ticket of the member's own and what was written in it. Spec §2. */
export function ConversationScreen({ ticketId }: ConversationScreenProps) {
  const t = useMessage();
  const { data, error, isPending, isFetching, refetch } = useTicket(ticketId);
  if (!data && isMissing(error)) return <TicketMissing />;
  return (
    // Lines of a length that can be read, and an end of the line that is not a screen away.
    <Stack gap="l" maxWidth="text" marginInline="auto">
      <PageHeader
        title={t('conversation.title')}
        actions={
          <Button icon={RefreshCw} isBusy={isFetching && !isPending} onPress={() => void refetch()}>
            {t('conversation.refresh')}
          </Button>
        }
      />
      {data && (
        <Inline>
          <Heading level={2} size="title3">
            {data.subject}
          </Heading>
          <TicketStatusBadge status={data.status} />
        </Inline>
      )}
      {error && (
        <SupportBanner
          action={
            <Button size="s" tone="soft" onPress={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('conversation.loadFailed')}
        </SupportBanner>
      )}
      {isPending && <MessageListSkeleton />}
      {data && <ConversationThread key={ticketId} ticketId={ticketId} conversation={data} />}
    </Stack>
  );
}

function TicketMissing() {
  const t = useMessage();
  return (
    <Stack gap="l" maxWidth="text" marginInline="auto">
      <PageHeader title={t('conversation.title')} />
      <EmptyState
        title={t('conversation.notFound')}
        action={<LinkButton href={paths.support}>{t('conversation.allTickets')}</LinkButton>}
      >
        {t('conversation.notFound.hint')}
      </EmptyState>
    </Stack>
  );
}
