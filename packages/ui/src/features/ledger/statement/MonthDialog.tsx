import { useContext, useState } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Select } from '../../../primitives/select/Select.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { periodLabel } from '../chart/periodLabel.ts';
import { type Statement, useMonths, useStatement } from './statementQuery.ts';

export interface MonthDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onPrint: (statement: Statement) => void;
}

/** Selects the month of a statement and loads its lines. */
export function MonthDialog({ isOpen, onClose, onPrint }: MonthDialogProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const months = useMonths(isOpen);
  const [chosen, setChosen] = useState<string | null>(null);
  const statement = useStatement((read) => {
    onClose();
    onPrint(read);
  });
  const month = chosen ?? months.data?.[0] ?? null;
  const choose = (next: string) => {
    statement.reset();
    setChosen(next);
  };
  const tooMany = statement.data && 'tooMany' in statement.data ? statement.data.tooMany : null;

  return (
    <Dialog
      title={t('ledger.month.title')}
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={month === null || tooMany !== null}
            isBusy={statement.isPending}
            busyLabel={t('ledger.month.reading')}
            onPress={() => month && statement.mutate(month)}
          >
            {t('ledger.month.print')}
          </Button>
        </>
      }
    >
      {months.isPending && <Skeleton block="control" />}
      {months.isError && <LoadFailure onRetry={() => void months.refetch()} />}
      {months.data?.length === 0 && <Text as="p">{t('ledger.month.none')}</Text>}
      {month !== null && (
        <Select
          label={t('ledger.month.choose')}
          value={month}
          onChange={choose}
          options={(months.data ?? []).map((value) => ({
            value,
            label: periodLabel(`${value}-01`, 'month', locale),
          }))}
        />
      )}
      {statement.isError && month !== null && <LoadFailure onRetry={() => statement.mutate(month)} />}
      {tooMany !== null && (
        <Callout tone="caution" isLive>
          {t('ledger.month.many', { total: tooMany })}
        </Callout>
      )}
    </Dialog>
  );
}
