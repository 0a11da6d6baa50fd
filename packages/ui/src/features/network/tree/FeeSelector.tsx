import { type Position, treeLevels } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Stepper } from '../../../primitives/stepper/Stepper.tsx';

export interface FeeSelectorProps {
  /** The selected level: 1, 2, 4 or 5. */
  position: Position;
  onChange: (position: Position) => void;
}

/** Steps through the fees with a tree. Spec §2. */
export function FeeSelector({ position, onChange }: FeeSelectorProps) {
  const t = useMessage();
  const money = useMoney();
  return (
    <Stepper
      label={t('tree.fee')}
      isLabelHidden
      steps={treeLevels.map((level) => ({
        value: level.position,
        label: money.price(level.fee),
        note: t('level.title', { level: level.position }),
      }))}
      value={position}
      onChange={onChange}
    />
  );
}
