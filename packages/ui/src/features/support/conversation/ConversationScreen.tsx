import { paths } from '@upline/domain';
import { RefreshCw } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../../primitives/panel/PanelCells.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { SupportBanner } from '../SupportBanner.tsx';
import { SupportSla } from '../sla/SupportSla.tsx';
import { TicketStatusBadge } from '../TicketStatusBadge.tsx';
import { ConversationThread } from './ConversationThread.tsx';
import { MessageListSkeleton } from './MessageListSkeleton.tsx';
import { isMissing, useTicket } from './ticketQuery.ts';

export interface ConversationScreenProps {
  ticketId: string;
}

/** One of the member's tickets with its messages. Spec §2. */
export function ConversationScreen({ ticketId }: ConversationScreenProps) {
  const t = useMessage();
  const { data, error, isPending, isFetching, refetch } = useTicket(ticketId);
  if (!data && isMissing(error)) return <TicketMissing />;
  return (
    // Same width as the ticket list, so that nothing shifts.
    <Stack gap="l" maxWidth="list" marginInline="auto">
      <PageHeader
        title={t('conversation.title')}
        actions={
          <Button icon={RefreshCw} folds isBusy={isFetching && !isPending} onPress={() => void refetch()}>
            {t('tickets.refresh')}
          </Button>
        }
      />
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
      {(isPending || data) && (
        <Panel>
          <PanelCells>
            {data && (
              <PanelCell>
                <Stack gap="xs">
                  <PanelHead title={data.subject} actions={<TicketStatusBadge status={data.status} />} />
                  <SupportSla answerBy={data.answerBy} backAt={data.backAt} />
                  {data.status === 'pending' && (
                    <Text as="p" size="small" tone="muted">
                      {t('ticket.pending')}
                    </Text>
                  )}
                </Stack>
              </PanelCell>
            )}
            <PanelCell>
              {data ? (
                <ConversationThread key={ticketId} ticketId={ticketId} conversation={data} />
              ) : (
                <MessageListSkeleton />
              )}
            </PanelCell>
          </PanelCells>
        </Panel>
      )}
    </Stack>
  );
}

function TicketMissing() {
  const t = useMessage();
  return (
    <Stack gap="l" maxWidth="list" marginInline="auto">
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
