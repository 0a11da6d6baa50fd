import { CalendarDays, Download, FileJson2, FileSpreadsheet, Printer, TableProperties } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Popover } from '../../../primitives/popover/Popover.tsx';
import { PopoverLine } from '../../../primitives/popover/PopoverLine.tsx';
import type { LedgerFilter } from '../read/ledgerFilter.ts';
import { MonthDialog } from '../statement/MonthDialog.tsx';
import { type Statement, useStatement } from '../statement/statementQuery.ts';
import { action, roomy } from './LedgerExport.css.ts';
import type { useLedgerFile } from './useLedgerFile.ts';

export interface LedgerExportProps {
  file: ReturnType<typeof useLedgerFile>;
  /** Number of exported lines; `null` while unknown. */
  total: number | null;
  filter: LedgerFilter;
  onPrint: (statement: Statement) => void;
}

/** Prints the filtered lines or a month, or exports them as a file. */
export function LedgerExport({ file, total, filter, onPrint }: LedgerExportProps) {
  const t = useMessage();
  const printed = useStatement(onPrint);
  const tooMany = printed.data && 'tooMany' in printed.data ? printed.data.tooMany : null;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        icon={Printer}
        className={classNames(action, roomy)}
        isDisabled={total === null}
        isBusy={printed.isPending}
        busyLabel={t('ledger.month.reading')}
        onPress={() => printed.mutate(filter)}
      >
        {t('ledger.print')}
      </Button>
      <Popover
        isList
        label={t('ledger.export')}
        trigger={
          <Button
            icon={Download}
            className={action}
            isDisabled={total === null}
            isBusy={file.isPending}
            busyLabel={t('ledger.downloading')}
          >
            {t('ledger.export')}
          </Button>
        }
      >
        {(close) => {
          const closed = (act: () => void) => () => {
            close();
            act();
          };
          return (
            <>
              <PopoverLine
                label={t('ledger.export.people', { total: total ?? 0 })}
                icon={FileSpreadsheet}
                onPress={closed(() => file.mutate('people'))}
              />
              <PopoverLine
                label={t('ledger.export.machines', { total: total ?? 0 })}
                icon={TableProperties}
                onPress={closed(() => file.mutate('csv'))}
              />
              <PopoverLine
                label={t('ledger.export.json', { total: total ?? 0 })}
                icon={FileJson2}
                onPress={closed(() => file.mutate('json'))}
              />
              <PopoverLine
                label={t('ledger.print.all', { total: total ?? 0 })}
                icon={Printer}
                onPress={closed(() => printed.mutate(filter))}
              />
              <PopoverLine
                label={t('ledger.export.month')}
                icon={CalendarDays}
                onPress={closed(() => setChoosing(true))}
              />
            </>
          );
        }}
      </Popover>
      {(printed.isError || tooMany !== null) && (
        <Callout tone="caution" isLive>
          {tooMany === null ? t('ledger.downloadFailed') : t('ledger.print.many', { total: tooMany })}
        </Callout>
      )}
      <MonthDialog isOpen={isChoosing} onClose={() => setChoosing(false)} onPrint={onPrint} />
    </>
  );
}
