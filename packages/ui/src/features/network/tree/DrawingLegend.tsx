import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './MatrixDrawing.css.ts';

export interface DrawingLegendProps {
  /** ID of the keyboard hint, which describes the drawing. */
  hintId: string;
}

/** Legend of the drawing's marks and its keys. */
export function DrawingLegend({ hintId }: DrawingLegendProps) {
  const t = useMessage();
  const keys = [
    { mark: <span className={styles.takenMark} />, label: t('tree.legend.taken') },
    { mark: <span className={styles.freeMark} />, label: t('tree.legend.free') },
    {
      mark: <span className={styles.belowMark}>{t('tree.below.some', { count: 2 })}</span>,
      label: t('tree.legend.below'),
    },
  ];
  return (
    <div className={styles.legend}>
      <div className={styles.keys} aria-hidden>
        {keys.map(({ mark, label }) => (
          <span key={label} className={styles.key}>
            {mark}
            <Text size="small" tone="muted">
              {label}
            </Text>
          </span>
        ))}
      </div>
      <Text id={hintId} size="small" tone="muted">
        {t('tree.drawing.keys')}
      </Text>
    </div>
  );
}
