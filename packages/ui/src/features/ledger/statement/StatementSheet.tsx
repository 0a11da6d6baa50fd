import type { Position } from '@upline/domain';
import { useContext } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { periodLabel } from '../chart/periodLabel.ts';
import { LedgerLineDetails } from '../line/LedgerLineDetails.tsx';
import { LedgerTable } from '../table/LedgerTable.tsx';
import { groupSums } from '../table/ledgerGroups.ts';
import { NewerLines } from '../table/NewerLines.tsx';
import { onPaper } from './PrintHead.css.ts';
import { PrintHead } from './PrintHead.tsx';
import type { Statement } from './statementQuery.ts';

export interface StatementSheetProps {
  statement: Statement;
  activated: readonly Position[] | null;
}

/** All lines of a month or filter with their totals, visible only in print. */
export function StatementSheet({ statement, activated }: StatementSheetProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const { filter, month, rows, newer, sums, provisional, block, at } = statement;
  return (
    <div className={onPaper}>
      <Stack gap="m">
        <Heading level={1}>
          {month === null
            ? t('ledger.title')
            : t('ledger.month.statement', { month: periodLabel(filter.from, 'month', locale) })}
        </Heading>
        <PrintHead filter={filter} block={block} at={at} />
        <LedgerTable
          rows={rows}
          sums={groupSums(sums, provisional, filter.kinds)}
          details={(row) => <LedgerLineDetails {...row} activated={activated} />}
        />
        <NewerLines count={newer} />
      </Stack>
    </div>
  );
}
