import { csvCell, type FeePart, type LedgerLine } from '@upline/api';
import { levelAt, type Position, shortAddress } from '@upline/domain';
import type { Translate } from '../../../messages/useMessage.ts';
import { groupOf, ledgerGroups } from '../table/ledgerGroups.ts';

/** “2026-10-14 06:08”, which spreadsheets parse as a date. */
const when = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

function receiverWords(t: Translate, { to, instead, count }: FeePart, position: Position): string {
  switch (to) {
    case 'referral':
      if (instead) return t('fee.passed');
      return t(levelAt(position).kind === 'race' ? 'level.split.bonus' : 'level.split.referral');
    case 'upline':
      return t('transparency.leg.upline', { generation: count ?? 0 });
    case 'missing':
      return t('transparency.leg.missing', { count: count ?? 0 });
    case 'holders':
      return t('fee.holders', { count: count ?? 0 });
    default:
      return t(`level.split.${to}`);
  }
}

/** The split of a level's fee as text. */
function splitWords(t: Translate, nameOf: NameOf, { parts = [], position }: LedgerLine): string {
  return parts
    .map((part) => {
      const who = nameOf(part) || (part.wallet && shortAddress(part.wallet));
      return [receiverWords(t, part, position), who, part.amount].filter(Boolean).join(' ');
    })
    .join('; ');
}

/** A member's name, `''` without one. */
type NameOf = (member: { wallet: string; name: string }) => string;

const rowOf = (cells: readonly (string | number)[]) => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * Ledger lines as a CSV for people: translated text, local times, unsigned amounts in a column per
 * group. RFC 4180, header apart from the rows.
 */
export function peopleCsv(
  t: Translate,
  nameOf: NameOf,
): { heads: string; row: (line: LedgerLine) => string } {
  const { timeZone: zone } = when.resolvedOptions();
  return {
    heads: rowOf([
      t('ledger.column.dateIn', { zone }),
      t('ledger.column.what'),
      t('ledger.column.level'),
      t('ledger.column.member'),
      t('ledger.column.memberId'),
      t('ledger.column.wallet'),
      ...ledgerGroups.map((group) => `${t(`ledger.group.${group}`)} ($)`),
      t('ledger.column.receiver'),
      t('ledger.column.status'),
      t('ledger.details.transaction'),
      t('ledger.column.split'),
    ]),
    row(line) {
      const isOwn = line.kind === 'participation' || line.kind === 'claim';
      const { receiver, receiverName } = line;
      return rowOf([
        when.format(new Date(line.at)),
        // A kind of a newer server has no column: name and amount share a cell.
        groupOf(line.kind) ? t(`ledger.kind.${line.kind}`) : `${line.kind} ${line.amount}`,
        line.position,
        isOwn ? t('ledger.own') : line.fromName,
        isOwn ? '' : line.fromId,
        line.from,
        ...ledgerGroups.map((group) => (groupOf(line.kind) === group ? line.amount : '')),
        nameOf({ wallet: receiver, name: receiverName ?? '' }) || (receiver && shortAddress(receiver)),
        t(line.isProvisional ? 'ledger.provisional' : 'ledger.final'),
        line.transaction,
        splitWords(t, nameOf, line),
      ]);
    },
  };
}
