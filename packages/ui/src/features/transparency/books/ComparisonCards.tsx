import { useMessage } from '../../../messages/useMessage.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { PoolName } from '../section/PoolName.tsx';
import type { ComparisonProps } from './ComparisonTable.tsx';
import { ComparisonVerdict } from './ComparisonVerdict.tsx';
import { comparedFigures } from './comparison.ts';
import { SideFigure } from './SideFigure.tsx';
import { SidePair } from './SidePair.tsx';

/** Server and chain side by side, one card per pool, for narrow screens. */
export function ComparisonCards({ pools }: ComparisonProps) {
  const t = useMessage();
  return (
    <Stack as="ul" gap="m" aria-label={t('transparency.recompute.result')}>
      {pools.map((pool) => (
        <Card as="li" key={pool.contract}>
          <Heading level={3}>
            <PoolName position={pool.position} />
          </Heading>
          <ComparisonVerdict {...pool} />
          <DescriptionList
            items={comparedFigures.map((figure) => ({
              term: t(`transparency.books.${figure}`),
              details: (
                <SidePair
                  server={
                    <>
                      <span>{t('transparency.recompute.server')}</span>{' '}
                      <SideFigure side={pool.server} figure={figure} />
                    </>
                  }
                  chain={
                    <>
                      <span>{t('transparency.recompute.chain')}</span>{' '}
                      <SideFigure side={pool.chain} figure={figure} />
                    </>
                  }
                  isAtEnd
                  isDiffering={pool.differing.includes(figure)}
                />
              ),
            }))}
          />
        </Card>
      ))}
    </Stack>
  );
}
