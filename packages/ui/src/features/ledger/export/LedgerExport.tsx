import { CalendarDays, Download, FileJson2, FileSpreadsheet, Printer, TableProperties } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Popover } from '../../../primitives/popover/Popover.tsx';
import { PopoverLine } from '../../../primitives/popover/PopoverLine.tsx';
import { MonthDialog } from '../statement/MonthDialog.tsx';
import type { Statement } from '../statement/statementQuery.ts';
import { action, roomy } from './LedgerExport.css.ts';
import type { useLedgerFile } from './useLedgerFile.ts';

export interface LedgerExportProps {
  file: ReturnType<typeof useLedgerFile>;
  /** How many lines go into a file; `null` until that is known. */
  total: number | null;
  /** Prints the lines in sight, or all lines of a month. */
  onPrint: (statement: Statement | null) => void;
}

/** What can be done with the lines: printed as they stand, or by month, or kept as a file. */
export function LedgerExport({ file, total, onPrint }: LedgerExportProps) {
  const t = useMessage();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button icon={Printer} className={classNames(action, roomy)} onPress={() => onPrint(null)}>
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
                label={t('ledger.export.month')}
                icon={CalendarDays}
                onPress={closed(() => setChoosing(true))}
              />
            </>
          );
        }}
      </Popover>
      <MonthDialog isOpen={isChoosing} onClose={() => setChoosing(false)} onPrint={onPrint} />
    </>
  );
}
