import { useMessage } from '../../messages/useMessage.ts';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';

/** The two views that a member has of what they have received. Spec §2. */
export type IncomeView = 'income' | 'tokens';

export interface IncomeSelectorProps {
  value: IncomeView;
  onChange: (view: IncomeView) => void;
}

/** Chooses between My Income and My Tokens. Spec §2. */
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
