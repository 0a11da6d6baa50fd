import { useMessage } from '../../messages/useMessage.ts';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';

/** The two views of the dashboard. Spec §2. */
export type IncomeView = 'income' | 'tokens';

export interface IncomeSelectorProps {
  value: IncomeView;
  onChange: (view: IncomeView) => void;
}

/** Selects My Income or My Tokens. Spec §2. */
export function IncomeSelector({ value, onChange }: IncomeSelectorProps) {
  const t = useMessage();
  return (
    <SegmentedControl
      label={t('dashboard.income.selector')}
      value={value}
      onChange={onChange}
      segments={[
        { value: 'income', label: t('dashboard.income.income') },
        { value: 'tokens', label: t('dashboard.income.tokens') },
      ]}
    />
  );
}
