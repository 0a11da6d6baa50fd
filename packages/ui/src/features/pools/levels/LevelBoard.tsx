import { globalLevels, levels, type PoolKind } from '@upline/domain';
import { type ReactNode, useEffect } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Grid } from '../../../primitives/grid/Grid.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { useUserPools } from '../participation/userPoolsQuery.ts';
import { board, footer, head, name, root } from './LevelCard.css.ts';
import { LevelCard } from './LevelCard.tsx';
import { levelStage } from './levelStage.ts';
import { NeighbourCard } from './NeighbourCard.tsx';
import { useLevelProgress } from './useLevelProgress.ts';
import { useOpenPurchase } from './useOpenPurchase.tsx';

function LevelCardSkeleton() {
  return (
    <div className={root} aria-hidden>
      <div className={head}>
        <Skeleton picture="l" />
        <div className={name}>
          <Skeleton text="title3" width="short" />
          <Skeleton text="small" width="short" />
        </div>
      </div>
      <Skeleton text="amountL" width="short" />
      <div className={footer}>
        <Skeleton text="body" />
      </div>
    </div>
  );
}

/** The race board includes the global levels between its own, to show the order of purchase. */
const shownOf = { race: levels, global: globalLevels };

function Places({ kind, children }: { kind: PoolKind; children: ReactNode }) {
  if (kind === 'race') return <div className={board}>{children}</div>;
  return <Grid columns={{ phone: 1, tablet: 3 }}>{children}</Grid>;
}

export interface LevelBoardProps {
  kind: PoolKind;
}

/** One family's level cards, with the purchase of the next one. Spec §2, §4. */
export function LevelBoard({ kind }: LevelBoardProps) {
  const t = useMessage();
  const showToast = useShowToast();
  const { pools, connection } = usePorts();
  const isOnline = useReadable(connection.isOnline);
  const wallet = useWalletId();
  const purchase = useReadable(pools.purchase);
  const progress = useLevelProgress(wallet);
  const records = useUserPools(wallet);
  const { open, position: inHand, dialog, place } = useOpenPurchase(wallet);

  const hasFailed = progress.status === 'failed';
  useEffect(() => {
    if (hasFailed) showToast({ tone: 'critical', text: t('toast.poolsNotLoaded') });
  }, [hasFailed, showToast, t]);

  if (progress.status === 'failed') {
    return <LoadFailure emptyText={t('toast.poolsNotLoaded')} onRetry={progress.onRetry} />;
  }
  return (
    <Stack gap="m" aria-busy={progress.status === 'loading'}>
      {progress.status === 'loading' && <VisuallyHidden>{t('level.loading')}</VisuallyHidden>}
      <Places kind={kind}>
        {shownOf[kind].map((level) => {
          const { position } = level;
          if (progress.status === 'loading') return <LevelCardSkeleton key={position} />;
          if (level.kind !== kind)
            return <NeighbourCard key={position} level={level} progress={progress.data} />;
          const record = records.data?.find((pool) => pool.position === position);
          const stage = levelStage({
            position,
            progress: progress.data,
            purchase,
            record,
            isOnline,
            onOpen: open,
          });
          const isInHand = position === inHand;
          return <LevelCard key={position} ref={isInHand ? place : null} level={level} stage={stage} />;
        })}
      </Places>
      {records.isError && <LoadFailure onRetry={() => void records.refetch()} />}
      {dialog}
    </Stack>
  );
}
