import { listPageSize } from '@upline/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { RuleKey } from '../../patterns/rule-key/RuleKey.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useWalletId } from '../../queries/useWalletId.ts';
import { useActivated } from '../pools/levels/activatedQuery.ts';
import { CatchUpNotice } from '../pools/levels/CatchUpNotice.tsx';
import { IncomeOverTime } from './chart/IncomeOverTime.tsx';
import { LedgerExport } from './export/LedgerExport.tsx';
import { useLedgerFile } from './export/useLedgerFile.ts';
import { LedgerFilters } from './filter/LedgerFilters.tsx';
import { breakable, onScreen } from './LedgerScreen.css.ts';
import { everything, isNarrowed, type LedgerFilter } from './read/ledgerFilter.ts';
import { type LedgerPage, useLedger } from './read/ledgerQuery.ts';
import type { LedgerQuestion } from './read/ledgerQuestion.ts';
import { PrintHead } from './statement/PrintHead.tsx';
import { StatementSheet } from './statement/StatementSheet.tsx';
import type { Statement } from './statement/statementQuery.ts';
import { usePrinting } from './statement/usePrinting.ts';
import { LedgerLines } from './table/LedgerLines.tsx';
import { LedgerLinesSkeleton } from './table/LedgerLinesSkeleton.tsx';
import { LedgerSums } from './table/LedgerSums.tsx';

export interface LedgerScreenProps extends LedgerQuestion {
  /** Hash of the transaction with expanded lines. @default none */
  opened?: string | undefined;
  /** Called with the next question; the parent stores it, for example in the address. */
  onChange: (question: LedgerQuestion) => void;
  /** Called with the last page if the requested page does not exist. @default onChange */
  onTurnBack?: ((page: number) => void) | undefined;
}

/** The range of lines on a page; undefined if the page has all lines. */
function partOf({ rows, newer, total }: LedgerPage, page: number) {
  const here = rows.length + newer;
  if (here === total) return undefined;
  const before = (page - 1) * listPageSize;
  return { first: before + 1, last: before + here, total };
}

/** The member's ledger: income, payments and lost income, with their totals. */
export function LedgerScreen({ opened, onChange, onTurnBack, ...asked }: LedgerScreenProps) {
  const t = useMessage();
  const { page, ...filter } = asked;
  // If a figure's link opened the ledger, the chart starts collapsed, so that its lines come first.
  const [isOfFigure] = useState(isNarrowed(filter));
  const [isFolded, setFolded] = useState(isOfFigure);
  const { data, isError, isPlaceholderData, isPending, dataUpdatedAt, refetch } = useLedger(asked);
  const { data: activated = null } = useActivated(useWalletId());
  const file = useLedgerFile(filter);
  const { sheet, print } = usePrinting<Statement>();
  const narrow = (next: LedgerFilter) => onChange({ ...next, page: 1 });

  const turnBack = useEffectEvent(onTurnBack ?? ((next: number) => onChange({ ...filter, page: next })));
  const pages = isPlaceholderData ? undefined : data?.pages;
  // A link may name a page that the ledger no longer has.
  useEffect(() => {
    if (pages !== undefined && page > pages) turnBack(pages);
  }, [page, pages]);

  return (
    <>
      <div className={sheet ? onScreen : undefined}>
        <Stack gap="m">
          <PageHeader
            title={t('ledger.title')}
            actions={<LedgerExport file={file} total={data?.total ?? null} filter={filter} onPrint={print} />}
          />
          {!isOfFigure && (
            <Text as="p" tone="muted">
              {t('ledger.lead')}
            </Text>
          )}
          <CatchUpNotice />
          {data && (
            <PrintHead
              filter={filter}
              block={data.block}
              at={new Date(dataUpdatedAt).toISOString()}
              part={partOf(data, page)}
            />
          )}
          {file.isError && (
            <Callout tone="critical" isLive>
              {t('ledger.downloadFailed')}
            </Callout>
          )}
          <LedgerFilters filter={filter} onChange={narrow}>
            <Text inline size="small" tone="muted" role="status">
              {data
                ? [
                    t('ledger.showing', { count: data.rows.length, total: data.total }),
                    t('ledger.upTo', { block: String(data.block) }),
                  ].join(' · ')
                : t('ledger.loading')}
            </Text>
          </LedgerFilters>
          {isError && <LoadFailure onRetry={() => void refetch()} />}
          {(data || !isError) && (
            <Panel
              as="section"
              aria-label={t('ledger.lines')}
              aria-busy={isPending || isPlaceholderData}
              className={breakable}
            >
              {data && data.total > 0 && (
                <>
                  <LedgerSums filter={filter} ledger={data} />
                  <IncomeOverTime filter={filter} ledger={data} isFolded={isFolded} onFold={setFolded} />
                </>
              )}
              {data ? (
                <LedgerLines
                  filter={filter}
                  page={page}
                  ledger={data}
                  activated={activated}
                  opened={opened}
                  onTurn={(next) => onChange({ ...filter, page: next })}
                  onClear={() => narrow(everything)}
                />
              ) : (
                <LedgerLinesSkeleton />
              )}
            </Panel>
          )}
          {data && data.total > 0 && <RuleKey />}
        </Stack>
      </div>
      {sheet && <StatementSheet statement={sheet} activated={activated} />}
    </>
  );
}
