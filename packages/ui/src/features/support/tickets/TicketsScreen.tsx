import type { TicketStatus } from '@upline/domain';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Pagination } from '../../../primitives/pagination/Pagination.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../../primitives/panel/PanelCells.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { CreateTicket } from '../create-ticket/CreateTicket.tsx';
import { SupportBanner } from '../SupportBanner.tsx';
import { type TicketsPage, useTickets } from '../ticketsQuery.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketCount } from './TicketCount.tsx';
import { TicketFilterPanel } from './TicketFilterPanel.tsx';
import { TicketList } from './TicketList.tsx';
import { useNewTicket } from './useNewTicket.ts';
import { WithoutFiles } from './WithoutFiles.tsx';

export interface TicketsScreenProps extends TicketsPage {
  /** Hash of the transaction for a new ticket; `null` for none. */
  transaction: string | null;
  /** Called with the next address state, always without the transaction. */
  onChange: (asked: TicketsPage) => void;
  /** Called with the last page if the requested page does not exist. @default onChange */
  onTurnBack?: ((page: number) => void) | undefined;
}

const firstPage: TicketsPage = { page: 1, statuses: [] };

/** The member's tickets, with the dialog for a new one. Spec §2. */
export function TicketsScreen({ page, statuses, transaction, onChange, onTurnBack }: TicketsScreenProps) {
  const t = useMessage();
  const filterId = useId();
  const [isFilterOpen, setFilterOpen] = useState(false);
  // Page 1 without filters, which lists the new ticket.
  const newTicket = useNewTicket(transaction !== null, () => onChange(firstPage));
  const { data, isError, isPending, isFetching, isPlaceholderData, refetch } = useTickets({ page, statuses });
  // Tickets leave a filter when their status changes, so the requested page may no longer exist.
  const lastPage = Math.max(1, data?.pages ?? page);
  const isGone = !isPlaceholderData && page > lastPage;
  const turnBack = useEffectEvent(onTurnBack ?? ((next: number) => onChange({ page: next, statuses })));
  useEffect(() => {
    if (isGone) turnBack(lastPage);
  }, [isGone, lastPage]);

  return (
    // Limits the width, so that subject and status stay close together.
    <Stack gap="l" maxWidth="list" marginInline="auto">
      <PageHeader
        title={t('tickets.title')}
        actions={
          <TicketActions
            filterId={filterId}
            isFilterOpen={isFilterOpen}
            onFilter={() => setFilterOpen(!isFilterOpen)}
            isRefreshing={isFetching && !isPending}
            onRefresh={() => void refetch()}
            onCreate={newTicket.open}
            createRef={newTicket.button}
          />
        }
      />
      {isError && (
        <SupportBanner
          action={
            <Button size="s" tone="soft" onPress={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('tickets.loadFailed')}
        </SupportBanner>
      )}
      {newTicket.created && newTicket.created.unsent.length > 0 && (
        <WithoutFiles ticketId={newTicket.created.id} files={newTicket.created.unsent} />
      )}
      {isFilterOpen && (
        <TicketFilterPanel
          id={filterId}
          statuses={statuses}
          onChange={(chosen: readonly TicketStatus[]) => onChange({ page: 1, statuses: chosen })}
        />
      )}
      {(data || !isError) && (
        <Panel aria-busy={isPending || isPlaceholderData}>
          <PanelCells>
            <PanelCell>
              <TicketCount
                count={data ? { shown: data.tickets.length, total: data.total } : null}
                statuses={isFilterOpen ? [] : statuses}
              />
            </PanelCell>
            <PanelCell isFlush>
              <TicketList
                tickets={isGone ? null : (data?.tickets ?? null)}
                isFiltered={statuses.length > 0}
                onCreate={newTicket.openFromEmptyList}
              />
            </PanelCell>
            {data && data.pages > 1 && (
              <PanelCell>
                <Pagination
                  page={page}
                  pageCount={data.pages}
                  onChange={(next) => onChange({ page: next, statuses })}
                />
              </PanelCell>
            )}
          </PanelCells>
        </Panel>
      )}
      <CreateTicket
        key={newTicket.round}
        isOpen={newTicket.isOpen}
        transaction={newTicket.round === 0 ? transaction : null}
        onCreated={newTicket.finish}
        onClose={() => {
          newTicket.close();
          if (transaction !== null) onChange({ page, statuses });
        }}
      />
    </Stack>
  );
}
