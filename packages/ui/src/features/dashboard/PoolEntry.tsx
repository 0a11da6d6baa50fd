import { globalLevels, type LevelProgress, type PoolKind, raceLevels } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../patterns/loadable.ts';
import { poolIcons } from '../../patterns/pool-badge/poolIcons.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TierStrip } from '../pools/levels/TierStrip.tsx';
import { TierStripSkeleton } from '../pools/levels/TierStripSkeleton.tsx';

export interface PoolEntryProps {
  kind: PoolKind;
  /** Where the family's own screen is. */
  href: string;
  progress: Loadable<LevelProgress>;
}

const levelsOf = { race: raceLevels, global: globalLevels };

/** A family of pools on the dashboard: its tiers, how they stand, and the way to its screen. Spec §2. */
export function PoolEntry({ kind, href, progress }: PoolEntryProps) {
  const t = useMessage();
  const titleId = useId();
  const name = t(`pool.${kind}`);
  return (
    <Card as="section" accent={kind} aria-labelledby={titleId} aria-busy={progress.status === 'loading'}>
      <Inline justifyContent="space-between" alignItems="center">
        <Inline gap="xs">
          <Text inline tone={kind}>
            <Icon icon={poolIcons[kind]} />
          </Text>
          <Heading level={2} size="title3" id={titleId}>
            {name}
          </Heading>
          {kind === 'race' && (
            <Text inline size="small" tone="muted">
              {t('overview.race')}
            </Text>
          )}
        </Inline>
        <Link href={href} aria-label={`${t('common.viewAll')}: ${name}`}>
          {t('common.viewAll')}
        </Link>
      </Inline>
      {progress.status === 'loaded' && <TierStrip levels={levelsOf[kind]} progress={progress.data} />}
      {progress.status === 'loading' && <TierStripSkeleton tiers={levelsOf[kind].length} />}
      {progress.status === 'failed' && <LoadFailure onRetry={progress.onRetry} />}
    </Card>
  );
}
