import { paths } from '@upline/domain';
import { CalendarDays, Crown, Gamepad2, Newspaper } from 'lucide-react';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Grid } from '../../../primitives/grid/Grid.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { ComingSoonTile } from './ComingSoonTile.tsx';
import { PoolCount } from './PoolCount.tsx';

const toCome = [
  { title: 'services.news', icon: Newspaper },
  { title: 'services.royalty', icon: Crown },
  { title: 'services.games', icon: Gamepad2 },
  { title: 'services.events', icon: CalendarDays },
] as const;

/** Existing and announced services. Spec §2. */
export function ServicesScreen() {
  const t = useMessage();
  const titleId = useId();
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader title={t('nav.services')} />
      <Card as="section" aria-labelledby={titleId}>
        <Inline justifyContent="space-between" alignItems="center">
          <Heading level={2} size="title3" id={titleId}>
            {t('pool.race')}
          </Heading>
          <Link href={paths.poolOverview}>{t('overview.open')}</Link>
        </Inline>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <PoolCount kind="race" />
          <PoolCount kind="global" />
        </Grid>
      </Card>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {toCome.map(({ title, icon }) => (
          <ComingSoonTile key={title} title={t(title)} icon={icon} />
        ))}
      </Grid>
    </Stack>
  );
}
