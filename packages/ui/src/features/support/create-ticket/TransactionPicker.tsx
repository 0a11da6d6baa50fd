import { formatMoney, fromDecimal, type LedgerKind, type Position } from '@upline/domain';
import { useContext } from 'react';
import { dateLocale } from '../../../messages/dateLocale.ts';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Select } from '../../../primitives/select/Select.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { SupportBanner } from '../SupportBanner.tsx';

/** A transaction that can be picked, by what it did last to the member. */
export interface PickableTransaction {
  transaction: string;
  kind: LedgerKind;
  position: Position;
  /** Dollars, as the wire carries them. */
  amount: string;
  /** ISO 8601. */
  at: string;
}

export interface TransactionPickerProps {
  /** Newest first; without any it shows nothing. */
  transactions: readonly PickableTransaction[];
  onPick: (hash: string) => void;
  /** How the one that was picked last stands. */
  reading: 'idle' | 'pending' | 'success' | 'error';
  /** @default false */
  isDisabled?: boolean;
}

/** Picks the transaction that a ticket is about. */
export function TransactionPicker({
  transactions,
  onPick,
  reading,
  isDisabled = false,
}: TransactionPickerProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const day = new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const isReading = reading === 'pending';
  const isTold = isReading || reading === 'error';
  const isBare = transactions.length === 0 && !isTold;
  return (
    // What is read aloud must stand there before it speaks, and takes no room while it is silent.
    <Stack gap={isTold ? 'xs' : 'none'} {...(isBare && { position: 'absolute' })}>
      {transactions.length > 0 && (
        <Select
          label={t('createTicket.transaction')}
          placeholder={t('createTicket.transaction.pick')}
          description={t('createTicket.transaction.hint')}
          options={transactions.map(({ transaction, kind, position, amount, at }) => ({
            value: transaction,
            label: [
              t(`ledger.kind.${kind}`),
              t('level.title', { level: position }),
              formatMoney(fromDecimal(amount)),
              day.format(new Date(at)),
            ].join(' · '),
          }))}
          value={null}
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
