import { EmptyState, Table, type TableColumn, Timestamp } from '@upline/ui';
import { Clock } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { clocksPath } from '../../shell/deskPaths.ts';
import { isoOf, timeLeft } from '../chainTime.ts';
import * as styles from '../Operate.css.ts';
import type { ChainClock } from '../operatePort.tsx';
import { ReadFromChain } from '../ReadFromChain.tsx';
import { useSorted } from './useSorted.ts';

interface ClocksTableProps {
  clocks: readonly ChainClock[];
  /** Chain time, seconds. */
  now: bigint;
}

function ClocksTable({ clocks, now }: ClocksTableProps) {
  const d = useDeskMessage();
  const sorted = useSorted(clocks, {
    what: ({ what }) => what,
    left: ({ from }) => from,
    from: ({ from }) => from,
    // Unlimited windows sort last.
    until: ({ until }) => until ?? BigInt(Number.MAX_SAFE_INTEGER),
  });
  const time = (seconds: bigint) => <Timestamp iso={isoOf(seconds)} detail="dateTime" size="small" />;
  const columns: readonly TableColumn<ChainClock>[] = [
    {
      id: 'what',
      label: d('desk.clocks.what'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ what }) => <span className={styles.breaks}>{what}</span>,
    },
    {
      id: 'left',
      label: d('desk.clocks.left'),
      isSortable: true,
      cell: ({ from }) => <strong>{now < from ? timeLeft(d, from - now) : d('desk.clock.now')}</strong>,
    },
    { id: 'from', label: d('desk.clock.from'), isSortable: true, cell: ({ from }) => time(from) },
    {
      id: 'until',
      label: d('desk.clocks.until'),
      isSortable: true,
      cell: ({ until }) => (until === null ? d('desk.clock.stays') : time(until)),
    },
  ];
  return (
    <section className={styles.card} aria-label={d('desk.clocks')}>
      <Table {...sorted} label={d('desk.clocks')} columns={columns} rowKey={({ what }) => what} />
    </section>
  );
}

export function ClocksScreen() {
  const d = useDeskMessage();
  return (
    <ReadFromChain path={clocksPath} title={d('desk.clocks')}>
      {({ clocks, at }) =>
        clocks.length === 0 ? (
          <EmptyState icon={Clock} title={d('desk.clocks.none')}>
            {d('desk.clocks.none.hint')}
          </EmptyState>
        ) : (
          <ClocksTable clocks={clocks} now={at} />
        )
      }
    </ReadFromChain>
  );
}
