import { globalLevels, type PoolKind, type Position, raceLevels } from '@upline/domain';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Grid } from '../../../primitives/grid/Grid.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { useUserPools } from '../participation/userPoolsQuery.ts';
import { LevelCard } from './LevelCard.tsx';
import { LevelCardSkeleton } from './LevelCardSkeleton.tsx';
import { LevelPurchase } from './LevelPurchase.tsx';
import { levelStage } from './levelStage.ts';
import { useLevelProgress } from './useLevelProgress.ts';

const levelsOf = { race: raceLevels, global: globalLevels };

export interface LevelBoardProps {
  kind: PoolKind;
}

/** The cards of one family's levels, and the purchase of the one that comes next. Spec §2, §4. */
export function LevelBoard({ kind }: LevelBoardProps) {
  const t = useMessage();
  const showToast = useShowToast();
  const { pools, connection } = usePorts();
  const isOnline = useReadable(connection.isOnline);
  const wallet = useWalletId();
  const purchase = useReadable(pools.purchase);
  const progress = useLevelProgress(wallet);
  const records = useUserPools(wallet);
  const [dialog, setDialog] = useState<{ position: Position; isOpen: boolean } | null>(null);

  const card = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    // A purchase changes the card's button for another; focus that would go back to it stays on the card.
    if (dialog && !dialog.isOpen && !opener.current?.isConnected) card.current?.focus();
  }, [dialog]);

  const hasFailed = progress.status === 'failed';
  useEffect(() => {
    if (hasFailed) showToast({ tone: 'critical', text: t('toast.poolsNotLoaded') });
  }, [hasFailed, showToast, t]);

  function open(position: Position) {
    // A failure that was seen before must not stand where the terms belong.
    if (purchase?.status === 'failed') pools.dismiss();
    opener.current = document.activeElement;
    setDialog({ position, isOpen: true });
  }

  if (progress.status === 'failed') {
    return <LoadFailure emptyText={t('toast.poolsNotLoaded')} onRetry={progress.onRetry} />;
  }
  return (
    <Stack gap="m" aria-busy={progress.status === 'loading'}>
      {progress.status === 'loading' && <VisuallyHidden>{t('level.loading')}</VisuallyHidden>}
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }}>
        {levelsOf[kind].map((level) => {
          const { position } = level;
          if (progress.status === 'loading') return <LevelCardSkeleton key={position} kind={kind} />;
          const since = records.data?.find((pool) => pool.position === position)?.joinedAt ?? null;
          const stage = levelStage({
            position,
            progress: progress.data,
            purchase,
            since,
            isOnline,
            onOpen: open,
          });
          const isInHand = dialog?.position === position;
          return <LevelCard key={position} ref={isInHand ? card : null} level={level} stage={stage} />;
        })}
      </Grid>
      {records.isError && <LoadFailure onRetry={() => void records.refetch()} />}
      {dialog && (
        <LevelPurchase
          key={dialog.position}
          {...dialog}
          wallet={wallet}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </Stack>
  );
}
