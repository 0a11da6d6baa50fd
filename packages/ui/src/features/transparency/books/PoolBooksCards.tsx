import { useMessage } from '../../../messages/useMessage.ts';
import { Bleed } from '../../../primitives/bleed/Bleed.tsx';
import { Box } from '../../../primitives/box/Box.tsx';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../primitives/disclosure/Disclosure.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Money, type MoneyRule } from '../../../primitives/money/Money.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../../primitives/panel/PanelCells.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ContractAddress } from '../../pools/address/ContractAddress.tsx';
import { PoolName } from '../section/PoolName.tsx';
import { useFigures } from '../section/useFigures.ts';
import { CoverageFigure } from './CoverageFigure.tsx';
import { head } from './PoolBooksCards.css.ts';
import type { PoolBooksProps } from './PoolBooksTable.tsx';
import { isAllCovered, type PoolBooks, totalOf } from './poolBooks.ts';

type Sums = Pick<PoolBooks, 'in' | 'out' | 'held' | 'owed'>;

/** Name, coverage, and held and owed amounts of a pool. */
function PoolHead({ pool, hasCoverage }: { pool: PoolBooks; hasCoverage: boolean }) {
  const t = useMessage();
  return (
    <Stack gap="xxs" className={head}>
      <Inline justifyContent="space-between" gap="xs">
        <PoolName position={pool.position} />
        {hasCoverage && <CoverageFigure held={pool.held} owed={pool.owed} isStrong />}
      </Inline>
      <Inline gap="m">
        {(['held', 'owed'] as const).map((figure) => (
          <Text key={figure} inline size="small" tone="muted">
            <span>{t(`transparency.books.${figure}`)}</span> <Money units={pool[figure]} />
          </Text>
        ))}
      </Inline>
    </Stack>
  );
}

/** The pools' amounts for narrow screens: the totals, and an expandable row per pool. */
export function PoolBooksCards({ pools, explorer, rule }: PoolBooksProps) {
  const t = useMessage();
  const { count } = useFigures();
  const total = totalOf(pools);
  const hasCoverage = !isAllCovered(pools);
  const figures = (books: Sums, sure?: MoneyRule) => (figure: keyof Sums) => ({
    term: t(`transparency.books.${figure}`),
    details: <Money units={books[figure]} rule={sure} />,
  });
  return (
    <Bleed inline="gutter">
      <PanelCells as="ul" aria-label={t('transparency.books')}>
        <PanelCell as="li">
          <Stack gap="m">
            <Heading level={3}>{t('transparency.allLevels')}</Heading>
            <DescriptionList
              isDense
              items={[
                ...(['in', 'out', 'held', 'owed'] as const).map(figures(total, rule)),
                ...(hasCoverage
                  ? [
                      {
                        term: t('transparency.books.ratio'),
                        details: <CoverageFigure held={total.held} owed={total.owed} isStrong />,
                      },
                    ]
                  : []),
              ]}
            />
          </Stack>
        </PanelCell>
        {pools.map((pool) => (
          <PanelCell as="li" isFlush key={pool.contract}>
            <Disclosure isRow title={<PoolHead pool={pool} hasCoverage={hasCoverage} />}>
              <Box paddingInline={{ phone: 'gutter' }} paddingBlock="s">
                <DescriptionList
                  isDense
                  items={[
                    ...(['in', 'out'] as const).map(figures(pool)),
                    { term: t('transparency.books.members'), details: count(pool.members) },
                    {
                      term: t('transparency.contract'),
                      details: (
                        <ContractAddress
                          address={pool.contract}
                          what={t('level.title', { level: pool.position })}
                          explorer={explorer}
                        />
                      ),
                    },
                  ]}
                />
              </Box>
            </Disclosure>
          </PanelCell>
        ))}
      </PanelCells>
    </Bleed>
  );
}
