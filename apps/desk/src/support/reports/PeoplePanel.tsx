import { fewestRatings } from '@upline/domain';
import { Avatar, Inline, Panel, PanelCell, PanelHead, Stack, Table, Text } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { formatShare } from './ReportFigures.tsx';
import type { DeskReport } from './reportQuery.ts';

type People = NonNullable<DeskReport['people']>;

/** Figures per agent, sorted by name and not as a ranking. */
export function PeoplePanel({ people }: { people: People }) {
  const d = useDeskMessage();
  return (
    <Panel>
      <PanelCell>
        <Stack gap="m">
          <PanelHead title={d('desk.reports.people')} note={d('desk.reports.people.note')} />
          <Table<People[number]>
            label={d('desk.reports.people')}
            rows={people}
            rowKey={({ who }) => who.walletId}
            columns={[
              {
                id: 'who',
                label: d('desk.reports.person'),
                isRowHeader: true,
                cell: ({ who }) => (
                  <Inline gap="xs" flexWrap="nowrap">
                    <Avatar wallet={who.walletId} photo={who.photo} size="xs" />
                    <span>{who.name || d('desk.ticket.anonymous')}</span>
                  </Inline>
                ),
              },
              {
                id: 'replies',
                label: d('desk.reports.replies'),
                align: 'end',
                cell: ({ replies }) => replies,
              },
              { id: 'closed', label: d('desk.reports.closed'), align: 'end', cell: ({ closed }) => closed },
              {
                id: 'good',
                label: d('desk.reports.rated'),
                align: 'end',
                cell: ({ good }) => (good === null ? d('desk.reports.tooFew') : formatShare(good)),
              },
            ]}
          />
          <Text size="small" tone="muted">
            {d('desk.reports.people.hint', { count: fewestRatings })}
          </Text>
        </Stack>
      </PanelCell>
    </Panel>
  );
}
