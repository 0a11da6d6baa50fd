import { generations } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../../patterns/loadable.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './TreeCounts.css.ts';
import type { TreeCounted } from './treeSearchQuery.ts';

export interface TreeCountsProps {
  counted: Loadable<TreeCounted | null>;
  /** Name of the root member; empty for the member's own tree. */
  name: string;
}

const steps = Array.from({ length: generations }, (_, index) => index);

/** Number of members below, in total and per generation. Never shows the possible maximum. */
export function TreeCounts({ counted, name }: TreeCountsProps) {
  const t = useMessage();
  const known = counted.status === 'loaded' ? counted.data : null;
  const total = known?.generations.reduce((sum, count) => sum + count, 0);
  const figures = [
    {
      label: name === '' ? t('tree.counts.you') : t('tree.counts.of', { name }),
      count: total,
      words: known?.isDeeper ? t('tree.counts.atLeast', { count: total ?? 0 }) : undefined,
      unit: total === undefined ? undefined : t('tree.counts.members', { count: total }),
    },
    ...steps.map((step) => ({
      label: t('tree.generation', { generation: step + 1 }),
      count: known?.generations[step],
      words: undefined,
      unit: undefined,
    })),
  ];
  return (
    <>
      {counted.status === 'failed' && (
        <div className={styles.failure}>
          <LoadFailure emptyText={t('tree.counts.unknown')} onRetry={counted.onRetry} />
        </div>
      )}
      <dl className={styles.counts} aria-busy={counted.status === 'loading'}>
        {figures.map(({ label, count, words, unit }) => (
          <div key={label} className={styles.count}>
            <Text as="dt" size="caption" tone="muted" truncate>
              {label}
            </Text>
            <dd className={styles.figure}>
              <Text size="title2" tone={count ? 'default' : 'subtle'}>
                {words ?? (count === undefined ? '–' : t('tree.counts.count', { count }))}
              </Text>
              {unit && (
                <Text size="small" tone="muted" className={styles.unit}>
                  {unit}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
