import { type LevelProgress, levels, type PoolKind, poolPaths } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LevelStrip } from '../../patterns/level-glyph/LevelStrip.tsx';
import { LevelStripSkeleton } from '../../patterns/level-glyph/LevelStripSkeleton.tsx';
import type { Loadable } from '../../patterns/loadable.ts';
import { poolIcons } from '../../patterns/pool-badge/poolIcons.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../primitives/panel/PanelCells.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { band, name } from './NextLevel.css.ts';
import { NextLevel } from './NextLevel.tsx';
import type { NextPurchase } from './useNextPurchase.ts';
import { ViewAll } from './ViewAll.tsx';

function NextLevelSkeleton() {
  return (
    <div className={band}>
      <Skeleton block="row" className={name} />
      <Skeleton block="row" />
      <Skeleton block="control" />
    </div>
  );
}

const families = [
  { kind: 'race', name: 'overview.race', does: 'dashboard.levels.race' },
  { kind: 'global', name: 'pool.global', does: 'dashboard.levels.global' },
] as const satisfies readonly { kind: PoolKind; name: string; does: string }[];

/** Links to the screens of both families, with an explanation for newcomers. */
function Ways({ isExplained = false }: { isExplained?: boolean }) {
  const t = useMessage();
  return families.map(({ kind, name, does }) => (
    <Inline key={kind} gap="xs">
      <Text inline tone={kind}>
        <Icon icon={poolIcons[kind]} size="s" />
      </Text>
      <Text inline size="caption">
        <bdi dir="ltr">{t(name)}</bdi>
      </Text>
      {isExplained && (
        <Text inline size="small" tone="muted">
          {t(does)}
        </Text>
      )}
      <ViewAll href={poolPaths[kind]} of={t(name)} />
    </Inline>
  ));
}

export interface LevelsPanelProps {
  progress: Loadable<LevelProgress>;
  /** True if the member is known to own no level. */
  isNew: boolean;
  purchase: NextPurchase;
}

/** The nine levels with their states, links to both families, and the next level. Spec §2. */
export function LevelsPanel({ progress, isNew, purchase }: LevelsPanelProps) {
  const t = useMessage();
  const titleId = useId();
  const count = progress.status === 'loaded' ? progress.data.activated.length : null;
  return (
    <Panel as="section" aria-labelledby={titleId} aria-busy={progress.status === 'loading'}>
      <PanelCells>
        <PanelCell>
          <Stack gap="m">
            <PanelHead
              id={titleId}
              title={isNew ? t('dashboard.levels.new') : t('dashboard.levels')}
              note={
                isNew
                  ? t('dashboard.levels.order')
                  : count && t('dashboard.levels.count', { count, all: levels.length })
              }
              actions={!isNew && <Ways />}
            />
            {progress.status === 'loaded' && <LevelStrip progress={progress.data} />}
            {progress.status === 'loading' && <LevelStripSkeleton />}
            {isNew && (
              <Inline gap="l">
                <Ways isExplained />
              </Inline>
            )}
          </Stack>
        </PanelCell>
        {progress.status === 'loaded' && !isNew && (
          <PanelCell>
            <NextLevel progress={progress.data} purchase={purchase} />
          </PanelCell>
        )}
        {progress.status === 'loading' && !isNew && (
          <PanelCell>
            <NextLevelSkeleton />
          </PanelCell>
        )}
      </PanelCells>
    </Panel>
  );
}
