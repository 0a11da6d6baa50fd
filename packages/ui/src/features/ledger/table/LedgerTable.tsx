import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '../../../css/useMedia.ts';
import { type Translate, useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { type DisclosureColumn, DisclosureTable } from '../../../primitives/table/DisclosureTable.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { from as fromWidth } from '../../../tokens/breakpoints.ts';
import { memberName } from '../line/memberName.ts';
import type { ShownLine } from '../read/shownLine.ts';
import {
  beside,
  lines,
  marks,
  member,
  oneLine,
  onPaper,
  onScreen,
  sum as sumStyle,
} from './LedgerTable.css.ts';
import { type GroupSum, groupOf, type LedgerGroup, ledgerGroups, signedAmount } from './ledgerGroups.ts';
import { ledgerIcons } from './ledgerIcons.ts';

/** Print uses the desktop layout. */
const wide = `print, ${fromWidth('desktop')}`;

export interface LedgerTableRow {
  id: string;
  entry: ShownLine;
}

export interface LedgerTableProps<Row extends LedgerTableRow> {
  rows: readonly Row[];
  /** Totals of all filtered lines; undefined for groups that the filter excludes. */
  sums: Partial<Record<LedgerGroup, GroupSum>>;
  /** Totals of the printed rows, if they are not all filtered lines. */
  printed?: LedgerTableProps<Row>['sums'];
  details: (row: Row) => ReactNode;
  /** Hash of the transaction with expanded lines. */
  opened?: string | undefined;
}

interface GroupFigureProps {
  group: LedgerGroup;
  sum: GroupSum | undefined;
  /** The printed total, if different. */
  printed: GroupSum | undefined;
}

/** The total of a column, with a rule that marks it as final or provisional. */
function GroupFigure({ group, sum, printed }: GroupFigureProps) {
  const t = useMessage();
  const isLost = group === 'lost' && sum !== undefined && sum.units > 0n;
  return (
    <div className={sumStyle}>
      <Text inline size="caption" tone={isLost ? 'critical' : 'muted'}>
        {t(`ledger.group.${group}`)}
      </Text>
      {sum && (
        <Text inline size="amount" tone="default" className={printed && onScreen}>
          <Money units={sum.units} cents rule={sum.isOpen ? 'open' : 'final'} isLost={isLost} />
        </Text>
      )}
      {printed && (
        <Text inline size="amount" tone="default" className={onPaper}>
          <Money units={printed.units} cents rule={printed.isOpen ? 'open' : 'final'} isLost={isLost} />
        </Text>
      )}
    </div>
  );
}

function Amount({ entry, isSigned = false }: { entry: ShownLine; isSigned?: boolean }) {
  const group = groupOf(entry.kind);
  const units = isSigned ? signedAmount(entry) : entry.amount;
  return (
    <Text inline size="bodyStrong" tone="default">
      <Money units={units} rule={entry.isProvisional ? 'open' : undefined} isLost={group === 'lost'} />
    </Text>
  );
}

function Member({ entry: { from } }: LedgerTableRow) {
  const t = useMessage();
  if (!from) {
    return (
      <Text inline tone="muted">
        {t('ledger.own')}
      </Text>
    );
  }
  return (
    <span className={beside}>
      <Avatar wallet={from.wallet} size="xs" className={onScreen} />
      <Text inline dir="auto" truncate className={member}>
        {memberName(from)}
      </Text>
    </span>
  );
}

function What({ entry: { kind } }: LedgerTableRow) {
  const t = useMessage();
  return (
    <Text inline size="bodyStrong" tone={kind === 'lost' ? 'critical' : 'default'} className={beside}>
      <Icon icon={ledgerIcons[kind]} size="s" />
      <span className={oneLine}>{t(`ledger.kind.${kind}`)}</span>
    </Text>
  );
}

function wideColumns<Row extends LedgerTableRow>(
  t: Translate,
  sums: LedgerTableProps<Row>['sums'],
  printed: LedgerTableProps<Row>['printed'] = {},
): DisclosureColumn<Row>[] {
  return [
    {
      id: 'date',
      head: t('ledger.column.date'),
      width: '176px',
      cell: ({ entry }) => (
        <span className={oneLine}>
          <Timestamp iso={entry.at} detail="dateTime" size="small" />
        </span>
      ),
    },
    {
      id: 'what',
      head: t('ledger.column.what'),
      width: '178px',
      isRowHeader: true,
      cell: (row) => <What {...row} />,
    },
    {
      id: 'level',
      head: t('ledger.column.level'),
      width: '104px',
      cell: ({ entry }) => (
        <Text inline tone="muted" className={oneLine}>
          {t('level.title', { level: entry.position })}
        </Text>
      ),
    },
    { id: 'member', head: t('ledger.column.member'), cell: (row) => <Member {...row} /> },
    ...ledgerGroups.map(
      (group): DisclosureColumn<Row> => ({
        id: group,
        head: <GroupFigure group={group} sum={sums[group]} printed={printed[group]} />,
        align: 'end',
        width: '116px',
        cell: ({ entry }) => groupOf(entry.kind) === group && <Amount entry={entry} />,
      }),
    ),
  ];
}

const isOfThisYear = (at: string) => new Date(at).getFullYear() === new Date().getFullYear();

/** Two-line layout: event, level and member; amount and time. */
function narrowColumns<Row extends LedgerTableRow>(t: Translate): DisclosureColumn<Row>[] {
  return [
    {
      id: 'what',
      head: t('ledger.column.what'),
      isRowHeader: true,
      cell: ({ entry: { kind, position, from } }) => (
        <span className={beside}>
          <span className={marks[kind === 'lost' ? 'lost' : 'plain']}>
            <Icon icon={ledgerIcons[kind]} size="s" />
          </span>
          <span className={lines.start}>
            <Text size="bodyStrong" tone={kind === 'lost' ? 'critical' : 'default'}>
              {t(`ledger.kind.${kind}`)}
            </Text>
            <Text size="small" tone="muted" truncate>
              <span>{`${t('level.title', { level: position })} · `}</span>
              <bdi>{from ? memberName(from) : t('ledger.own')}</bdi>
            </Text>
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('ledger.column.amount'),
      align: 'end',
      // As narrow as its figures; the text takes the rest.
      width: '1px',
      cell: ({ entry }) => (
        <span className={lines.end}>
          <Amount entry={entry} isSigned />
          <Text inline size="small" tone="muted" className={beside}>
            {entry.isProvisional && <Icon icon={Clock} size="s" />}
            <span>
              {entry.kind === 'lost' && <span>{`${t('ledger.group.lost')} · `}</span>}
              <Timestamp iso={entry.at} detail={isOfThisYear(entry.at) ? 'day' : 'date'} size="small" />
            </span>
          </Text>
        </span>
      ),
    },
  ];
}

/** Ledger lines in expandable rows, newest first; on desktops with totals in the column headers. */
export function LedgerTable<Row extends LedgerTableRow>({
  rows,
  sums,
  printed,
  details,
  opened,
}: LedgerTableProps<Row>) {
  const t = useMessage();
  const money = useMoney();
  const isWide = useMedia(wide);
  return (
    <DisclosureTable
      label={t('ledger.lines')}
      columns={isWide ? wideColumns<Row>(t, sums, printed) : narrowColumns<Row>(t)}
      rows={rows}
      rowKey={({ id }) => id}
      isNarrow={!isWide}
      isOpenAtFirst={({ entry }) => entry.transaction === opened}
      toggleLabel={({ entry: { kind, position, amount } }) =>
        t('ledger.toggle', {
          name: t(`ledger.kind.${kind}`),
          level: position,
          amount: money.amount(amount),
        })
      }
      details={details}
    />
  );
}
