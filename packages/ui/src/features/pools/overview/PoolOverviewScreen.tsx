import { levels, paths } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Grid } from '../../../primitives/grid/Grid.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { PoolCount } from './PoolCount.tsx';
import { PoolOverviewList } from './PoolOverviewList.tsx';

const families = [
  { kind: 'race', href: paths.forgeRace },
  { kind: 'global', href: paths.globalPool },
] as const;

/** Both families of pools, and the nine levels in the order in which they are bought. Spec §2. */
export function PoolOverviewScreen() {
  const t = useMessage();
  const titleId = useId();
  return (
    <Stack gap="l">
      <PageHeader title={t('overview.title')} />
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {families.map(({ kind, href }) => (
          <Card
            key={kind}
            as="article"
            accent={kind}
            aria-label={t(`overview.${kind}`)}
            alignItems="flex-start"
          >
            <PoolCount kind={kind} />
            <Link href={href}>{t(`pool.${kind}`)}</Link>
          </Card>
        ))}
      </Grid>
      <Card as="section" aria-labelledby={titleId}>
        <Heading level={2} size="title3" id={titleId}>
          {t('overview.levels')}
        </Heading>
        <PoolOverviewList levels={levels} />
      </Card>
    </Stack>
  );
}
