import { ListFilter, Plus, RefreshCw } from 'lucide-react';
import type { Ref } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';

export interface TicketActionsProps {
  /** ID of the panel that the filter button opens. */
  filterId: string;
  isFilterOpen: boolean;
  onFilter: () => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  onCreate: () => void;
  createRef: Ref<HTMLButtonElement>;
}

export function TicketActions({
  filterId,
  isFilterOpen,
  onFilter,
  isRefreshing,
  onRefresh,
  onCreate,
  createRef,
}: TicketActionsProps) {
  const t = useMessage();
  return (
    <>
      <Button
        icon={ListFilter}
        folds
        aria-expanded={isFilterOpen}
        aria-controls={isFilterOpen ? filterId : undefined}
        onPress={onFilter}
      >
        {t('tickets.filter')}
      </Button>
      <Button icon={RefreshCw} folds isBusy={isRefreshing} onPress={onRefresh}>
        {t('tickets.refresh')}
      </Button>
      <Button ref={createRef} tone="primary" icon={Plus} onPress={onCreate}>
        {t('tickets.create')}
      </Button>
    </>
  );
}
