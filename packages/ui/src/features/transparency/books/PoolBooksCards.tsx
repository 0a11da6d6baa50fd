import { levelAt } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { PoolBadge } from '../../../patterns/pool-badge/PoolBadge.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { ContractAddress } from '../../pools/address/ContractAddress.tsx';
import { useFigures } from '../section/useFigures.ts';
import { CoverageFigure } from './CoverageFigure.tsx';
import type { PoolBooksProps } from './PoolBooksTable.tsx';
import { type PoolBooks, totalOf } from './poolBooks.ts';

type Sums = Pick<PoolBooks, 'in' | 'out' | 'held' | 'owed'>;

/** The money of all pools, one card each, for narrow screens. */
export function PoolBooksCards({ pools, explorer }: PoolBooksProps) {
  const t = useMessage();
  const { count } = useFigures();
  const money = (books: Sums) => [
    ...(['in', 'out', 'held', 'owed'] as const).map((figure) => ({
      term: t(`transparency.books.${figure}`),
      details: <Money units={books[figure]} />,
    })),
    {
      term: t('transparency.books.ratio'),
      details: <CoverageFigure held={books.held} owed={books.owed} isStrong />,
    },
  ];
  return (
    <Stack as="ul" gap="m" aria-label={t('transparency.books')}>
      <Card as="li">
        <Heading level={3}>{t('transparency.allLevels')}</Heading>
        <DescriptionList items={money(totalOf(pools))} />
      </Card>
      {pools.map((pool) => {
        const { kind } = levelAt(pool.position);
        const what = t('level.title', { level: pool.position });
        return (
          <Card as="li" key={pool.contract} accent={kind}>
            <Heading level={3}>
              <PoolBadge kind={kind} label={what} />
            </Heading>
            <DescriptionList
              items={[
                ...money(pool),
                { term: t('transparency.books.members'), details: count(pool.members) },
                {
                  term: t('transparency.contract'),
                  details: <ContractAddress address={pool.contract} what={what} explorer={explorer} />,
                },
              ]}
            />
          </Card>
        );
      })}
    </Stack>
  );
}
