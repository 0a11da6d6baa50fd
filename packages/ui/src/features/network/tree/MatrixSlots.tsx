import { generations } from '@upline/domain';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './MatrixSlots.css.ts';

export interface MatrixSlotsProps {
  /** Number of taken slots, 0 to 5. */
  taken: number;
  /** Class of the text, which narrow rows hide visually. */
  className?: string;
}

const places = Array.from({ length: generations }, (_, index) => index + 1);

/** The taken slots of a member, as text and as five marks. Spec §9. */
export function MatrixSlots({ taken, className }: MatrixSlotsProps) {
  const t = useMessage();
  return (
    <span className={styles.root}>
      <Text size="small" tone="muted" className={className}>
        {t('tree.taken', { taken, slots: generations })}
      </Text>
      <span className={styles.slots} aria-hidden>
        {places.map((place) => (
          <span key={place} className={classNames(styles.slot, place <= taken && styles.taken)} />
        ))}
      </span>
    </span>
  );
}
