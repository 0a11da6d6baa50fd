import type { LevelProgress } from '@upline/domain';
import type { Loadable } from '../../../patterns/loadable.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useActivated } from './activatedQuery.ts';

/** A wallet's owned levels and its running purchase, from the chain. */
export function useLevelProgress(wallet: string): Loadable<LevelProgress> {
  const { pools } = usePorts();
  const purchase = useReadable(pools.purchase);
  const activated = loadableOf(useActivated(wallet));
  if (activated.status !== 'loaded') return activated;
  const processing = purchase?.status === 'running' ? purchase.position : null;
  return { status: 'loaded', data: { activated: activated.data, processing } };
}
