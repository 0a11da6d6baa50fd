import { Ticket as TicketIcon } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { GridList } from '../../../primitives/grid-list/GridList.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { skeleton } from './TicketRow.css.ts';
import { TicketRow, type TicketRowProps } from './TicketRow.tsx';

function TicketRowSkeleton() {
  return (
    <div className={skeleton} aria-hidden>
      <Stack gap="s">
        <Skeleton text="body" />
        <Skeleton text="small" width="short" />
      </Stack>
      <Skeleton text="small" width="short" />
    </div>
  );
}

export interface TicketListProps {
  /** One page of tickets; `null` while it loads. */
  tickets: readonly TicketRowProps[] | null;
  /** True if a filter may be the reason for an empty list. */
  isFiltered: boolean;
  /** Opens the new ticket dialog from an empty list. */
  onCreate: () => void;
}

const places = [1, 2, 3, 4, 5];

/** A member's tickets, or the empty state. Spec §2. */
export function TicketList({ tickets, isFiltered, onCreate }: TicketListProps) {
  const t = useMessage();
  if (tickets === null) {
    return (
      <div aria-busy>
        <Box paddingInline="gutter" paddingBlock="s">
          <Text tone="muted">{t('tickets.loading')}</Text>
        </Box>
        {places.map((place) => (
          <TicketRowSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (tickets.length === 0) {
    return (
      <EmptyState
        icon={TicketIcon}
        title={t('tickets.empty')}
        action={!isFiltered && <Button onPress={onCreate}>{t('tickets.createFirst')}</Button>}
      >
        {t(isFiltered ? 'tickets.empty.filtered' : 'tickets.empty.first')}
      </EmptyState>
    );
  }
  return (
    <GridList label={t('tickets.title')}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} {...ticket} />
      ))}
    </GridList>
  );
}
