import { formatPrice, type Position, treeLevels } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Stepper } from '../../../primitives/stepper/Stepper.tsx';

export interface FeeSelectorProps {
  /** The level whose fee is shown: 1, 2, 4 or 5. */
  position: Position;
  onChange: (position: Position) => void;
}

/** Steps through the fees that have a tree. Spec §2. */
export function FeeSelector({ position, onChange }: FeeSelectorProps) {
  const t = useMessage();
  return (
    <Stepper
      label={t('tree.fee')}
      steps={treeLevels.map((level) => ({ value: level.position, label: formatPrice(level.fee) }))}
      value={position}
      onChange={onChange}
    />
  );
}
