import { type LedgerKind, shortAddress } from '@upline/domain';
import { useContext } from 'react';
import { dateFormat } from '../../../messages/dateLocale.ts';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Select, type SelectOption } from '../../../primitives/select/Select.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { RecentTransaction } from '../../ledger/read/recentTransactionsQuery.ts';
import { ledgerIcons } from '../../ledger/table/ledgerIcons.ts';
import { SupportBanner } from '../SupportBanner.tsx';

export interface TransactionPickerProps {
  /** Newest first; empty hides the picker. */
  transactions: readonly RecentTransaction[];
  /** Hash of the selected transaction; it may be missing from `transactions`. @default null */
  picked?: string | null;
  onPick: (hash: string) => void;
  /** State of the receipt of the last selected transaction. */
  reading: 'idle' | 'pending' | 'success' | 'error';
  /** @default false */
  isDisabled?: boolean;
}

const isOf =
  (...kinds: LedgerKind[]) =>
  ({ kind }: { kind: LedgerKind }) =>
    kinds.includes(kind);

const sum = (parts: RecentTransaction['parts']) => parts.reduce((total, { amount }) => total + amount, 0n);

/** Describes a transaction by its parts. */
function useTransactionWords() {
  const t = useMessage();
  const money = useMoney();
  const { locale } = useContext(MessagesContext);
  const thisYear = new Date().getFullYear();

  function dayOf(at: string): string {
    const date = new Date(at);
    const year = date.getFullYear() === thisYear ? undefined : 'numeric';
    return dateFormat(locale, { day: 'numeric', month: 'short', year }).format(date);
  }

  /** A word joiner keeps the minus sign with its amount. */
  function amountsOf(parts: RecentTransaction['parts']): string {
    const gained = sum(parts.filter(isOf('referral', 'level', 'global', 'claim')));
    const paid = sum(parts.filter(isOf('participation')));
    const lost = sum(parts.filter(isOf('lost')));
    return [
      ...(gained > 0n ? [`+${money.amount(gained)}`] : []),
      ...(paid > 0n ? [`−\u2060${money.amount(paid)}`] : []),
      ...(lost > 0n ? [t('createTicket.transaction.lost', { amount: money.amount(lost) })] : []),
    ].join(', ');
  }

  return function optionOf({
    transaction,
    at,
    position,
    buyer,
    parts,
  }: RecentTransaction): SelectOption<string> {
    const kind = parts[0]?.kind ?? 'participation';
    const values = { level: position, buyer: buyer ?? '' };
    const what = buyer === null ? (kind === 'claim' ? 'claimed' : 'bought') : 'other';
    return {
      value: transaction,
      icon: ledgerIcons[kind],
      label: [dayOf(at), t('createTicket.transaction.what', { what, ...values }), amountsOf(parts)].join(
        ' · ',
      ),
      detail: parts
        .map(({ kind, amount }) => `${t(`ledger.kind.${kind}`)} ${money.amount(amount)}`)
        .join(', '),
    };
  };
}

export function TransactionPicker({
  transactions,
  picked = null,
  onPick,
  reading,
  isDisabled = false,
}: TransactionPickerProps) {
  const t = useMessage();
  const optionOf = useTransactionWords();
  const isReading = reading === 'pending';
  const isTold = isReading || reading === 'error';
  const isFar = picked !== null && transactions.every(({ transaction }) => transaction !== picked);
  const options = [
    ...(isFar
      ? [{ value: picked, label: t('createTicket.transaction.other', { hash: shortAddress(picked) }) }]
      : []),
    ...transactions.map(optionOf),
  ];
  const isBare = options.length === 0 && !isTold;
  return (
    // A live region must exist before it announces, and takes no space while empty.
    <Stack gap={isTold ? 'xs' : 'none'} {...(isBare && { position: 'absolute' })}>
      {options.length > 0 && (
        <Select
          label={t('createTicket.transaction')}
          placeholder={t('createTicket.transaction.pick')}
          description={t('createTicket.transaction.hint')}
          options={options}
          value={picked}
          onChange={onPick}
          isDisabled={isDisabled || isReading}
        />
      )}
      <Text size="small" tone="muted" role="status">
        {isReading && t('createTicket.transaction.reading')}
      </Text>
      {reading === 'error' && <SupportBanner>{t('createTicket.transaction.failed')}</SupportBanner>}
    </Stack>
  );
}
