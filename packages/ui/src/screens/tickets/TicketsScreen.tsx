import type { TicketStatus } from '@upline/domain';
import { useId, useRef, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { SupportBanner } from '../../patterns/support-banner/SupportBanner.tsx';
import { TicketFilterPanel } from '../../patterns/ticket-filter-panel/TicketFilterPanel.tsx';
import { TicketList } from '../../patterns/ticket-list/TicketList.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { type TicketsPage, useTickets } from '../../queries/ticketsQuery.ts';
import { type CreatedTicket, CreateTicket } from '../create-ticket/CreateTicket.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketCount } from './TicketCount.tsx';
import { WithoutFiles } from './WithoutFiles.tsx';

const firstPage: TicketsPage = { page: 1, statuses: [] };

/** The member's own tickets, and the way to a new one. Spec §2. */
export function TicketsScreen() {
  const t = useMessage();
  const filterId = useId();
  const createButton = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(firstPage);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const [dialog, setDialog] = useState({ isOpen: false, round: 0 });
  const [created, setCreated] = useState<CreatedTicket | null>(null);
  const { data, isError, isPending, isFetching, isPlaceholderData, refetch } = useTickets(asked);
  const close = () => setDialog(({ round }) => ({ isOpen: false, round }));

  function open() {
    setCreated(null);
    setDialog(({ round }) => ({ isOpen: true, round: round + 1 }));
  }

  function finish(ticket: CreatedTicket) {
    setCreated(ticket);
    // Where the new ticket stands, whatever was looked at before.
    setAsked(firstPage);
    close();
  }

  // The empty list's own button goes with the first ticket; the focus returns to the one that stays.
  function openFromEmptyList() {
    createButton.current?.focus();
    open();
  }

  return (
    <Stack gap="l">
      <PageHeader
        title={t('tickets.title')}
        actions={
          <TicketActions
            filterId={filterId}
            isFilterOpen={isFilterOpen}
            onFilter={() => setFilterOpen(!isFilterOpen)}
            isRefreshing={isFetching && !isPending}
            onRefresh={() => void refetch()}
            onCreate={open}
            createRef={createButton}
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
      {created?.isWithoutFiles && <WithoutFiles ticketId={created.id} />}
      {isFilterOpen && (
        <TicketFilterPanel
          id={filterId}
          statuses={asked.statuses}
          onChange={(statuses: readonly TicketStatus[]) => setAsked({ page: 1, statuses })}
        />
      )}
      {(data || !isError) && (
        <Card aria-busy={isPending || isPlaceholderData}>
          <TicketCount
            count={data ? { shown: data.tickets.length, total: data.total } : null}
            statuses={isFilterOpen ? [] : asked.statuses}
          />
          <TicketList
            tickets={data?.tickets ?? null}
            isFiltered={asked.statuses.length > 0}
            onCreate={openFromEmptyList}
          />
          {data && (
            <Pagination
              page={asked.page}
              pageCount={data.pages}
              onChange={(page) => setAsked({ ...asked, page })}
            />
          )}
        </Card>
      )}
      <CreateTicket key={dialog.round} isOpen={dialog.isOpen} onCreated={finish} onClose={close} />
    </Stack>
  );
}
