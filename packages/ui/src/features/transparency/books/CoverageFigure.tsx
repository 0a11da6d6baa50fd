import { TriangleAlert } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useFigures } from '../section/useFigures.ts';
import { coverageOf, type PoolBooks } from './poolBooks.ts';

export interface CoverageFigureProps extends Pick<PoolBooks, 'held' | 'owed'> {
  /** True among strong figures. @default false */
  isStrong?: boolean;
}

/** The coverage of a pool's debt; a shortfall is described in words. */
export function CoverageFigure({ isStrong = false, ...books }: CoverageFigureProps) {
  const t = useMessage();
  const money = useMoney();
  const { percent } = useFigures();
  const coverage = coverageOf(books);
  if (coverage.status === 'nothingOwed') {
    return (
      <Text inline tone="muted">
        {t('transparency.books.nothingOwed')}
      </Text>
    );
  }
  if (coverage.status === 'covered') {
    return (
      <Text inline size={isStrong ? 'bodyStrong' : 'body'}>
        {percent(coverage.ratio)}
      </Text>
    );
  }
  const missing = money.amount(coverage.missing);
  return (
    <Inline gap="xxs" flexWrap="nowrap" justifyContent="flex-end">
      <Text inline tone="critical">
        <Icon icon={TriangleAlert} size="s" />
      </Text>
      <Text inline tone="critical" size="bodyStrong">
        {t('transparency.books.short', { percent: percent(coverage.ratio), missing })}
      </Text>
    </Inline>
  );
}
