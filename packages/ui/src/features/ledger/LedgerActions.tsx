import { Download, ListFilter, Printer } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { action } from './LedgerScreen.css.ts';
import type { useLedgerFile } from './useLedgerFile.ts';

export interface LedgerActionsProps {
  file: ReturnType<typeof useLedgerFile>;
  /** The panel that the filter button opens. */
  filterId: string;
  isFilterOpen: boolean;
  onFilter: () => void;
}

/** What can be done with the lines: narrowed down, kept as a file, printed. */
export function LedgerActions({ file, filterId, isFilterOpen, onFilter }: LedgerActionsProps) {
  const t = useMessage();
  const download = (format: 'csv' | 'json', label: string) => (
    <Button
      icon={Download}
      className={action}
      isBusy={file.isPending && file.variables === format}
      isDisabled={file.isPending && file.variables !== format}
      busyLabel={t('ledger.downloading')}
      onPress={() => file.mutate(format)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Button
        icon={ListFilter}
        className={action}
        aria-expanded={isFilterOpen}
        aria-controls={isFilterOpen ? filterId : undefined}
        onPress={onFilter}
      >
        {t('ledger.filter.title')}
      </Button>
      {download('csv', t('ledger.downloadCsv'))}
      {download('json', t('ledger.downloadJson'))}
      <Button icon={Printer} className={action} onPress={() => window.print()}>
        {t('ledger.print')}
      </Button>
    </>
  );
}
