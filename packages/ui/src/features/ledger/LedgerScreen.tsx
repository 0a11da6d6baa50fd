import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Box } from '../../primitives/box/Box.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { CatchUpNotice } from '../pools/levels/CatchUpNotice.tsx';
import { IncomeOverTime } from './IncomeOverTime.tsx';
import { LedgerActions } from './LedgerActions.tsx';
import { LedgerFilterPanel } from './LedgerFilterPanel.tsx';
import { LedgerLines } from './LedgerLines.tsx';
import { onScreen } from './LedgerScreen.css.ts';
import { LedgerSums } from './LedgerSums.tsx';
import { everything, isNarrowed, type LedgerFilter } from './ledgerFilter.ts';
import { useLedger } from './ledgerQuery.ts';
import type { LedgerQuestion } from './ledgerQuestion.ts';
import { PrintHead } from './PrintHead.tsx';
import { useLedgerFile } from './useLedgerFile.ts';

export interface LedgerScreenProps extends LedgerQuestion {
  /** Called with what is to be shown next; the parent keeps it, for example in the address. */
  onChange: (question: LedgerQuestion) => void;
}

/** The member's own ledger: every event that paid them, cost them or was lost to them, with the sums. */
export function LedgerScreen({ onChange, ...asked }: LedgerScreenProps) {
  const t = useMessage();
  const filterId = useId();
  const { page, ...filter } = asked;
  const [isFilterOpen, setFilterOpen] = useState(isNarrowed(filter));
  const { data, isError, isPlaceholderData, isPending, dataUpdatedAt, refetch } = useLedger(asked);
  const file = useLedgerFile(filter);
  const narrow = (next: LedgerFilter) => onChange({ ...next, page: 1 });

  const turnTo = useEffectEvent((next: number) => onChange({ ...filter, page: next }));
  const pages = isPlaceholderData ? undefined : data?.pages;
  // An address may name a page that the ledger no longer has.
  useEffect(() => {
    if (pages !== undefined && page > pages) turnTo(pages);
  }, [page, pages]);

  return (
    <Stack gap="l">
      <PageHeader
        title={t('ledger.title')}
        actions={
          <LedgerActions
            file={file}
            filterId={filterId}
            isFilterOpen={isFilterOpen}
            onFilter={() => setFilterOpen(!isFilterOpen)}
          />
        }
      />
      <Text as="p" tone="muted">
        {t('ledger.lead')}
      </Text>
      <CatchUpNotice />
      {data && <PrintHead filter={filter} block={data.block} at={new Date(dataUpdatedAt).toISOString()} />}
      {file.isError && (
        <Callout tone="critical" isLive>
          {t('ledger.downloadFailed')}
        </Callout>
      )}
      {isFilterOpen && (
        <Box className={onScreen}>
          <LedgerFilterPanel id={filterId} filter={filter} onChange={narrow} />
        </Box>
      )}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {(data || !isError) && (
        <>
          <LedgerSums sums={data?.sums ?? null} kinds={filter.kinds} />
          {data && data.total > 0 && <IncomeOverTime filter={filter} ledger={data} />}
          <LedgerLines
            filter={filter}
            page={page}
            ledger={data ?? null}
            isBusy={isPending || isPlaceholderData}
            onTurn={(next) => onChange({ ...filter, page: next })}
            onClear={() => narrow(everything)}
          />
        </>
      )}
    </Stack>
  );
}
