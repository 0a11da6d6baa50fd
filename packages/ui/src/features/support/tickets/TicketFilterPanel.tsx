import { type TicketStatus, ticketStatuses } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { FilterChips } from '../../../primitives/filter-chips/FilterChips.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';

export interface TicketFilterPanelProps {
  /** ID for the `aria-controls` of the filter button. */
  id: string;
  /** Selected statuses; empty shows all. */
  statuses: readonly TicketStatus[];
  onChange: (statuses: readonly TicketStatus[]) => void;
}

/** Filters tickets by status; each choice applies at once. Spec §2. */
export function TicketFilterPanel({ id, statuses, onChange }: TicketFilterPanelProps) {
  const t = useMessage();
  return (
    <Panel as="section" id={id} aria-labelledby={`${id}-title`}>
      <PanelCell display="flex" flexDirection="column" gap="m">
        <PanelHead id={`${id}-title`} title={t('tickets.filter.title')} />
        <Inline justifyContent="space-between">
          <FilterChips
            label={t('tickets.filter.title')}
            isLabelHidden
            options={ticketStatuses.map((value) => ({ value, label: t(`ticket.status.${value}`) }))}
            value={statuses}
            onChange={onChange}
          />
          <Button size="s" tone="quiet" isDisabled={statuses.length === 0} onPress={() => onChange([])}>
            {t('tickets.filter.clear')}
          </Button>
        </Inline>
      </PanelCell>
    </Panel>
  );
}
