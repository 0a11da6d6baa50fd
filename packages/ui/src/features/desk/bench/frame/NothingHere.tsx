import { useBenchMessage } from '../../../../messages/useBenchMessage.ts';
import { EmptyState } from '../../../../primitives/empty-state/EmptyState.tsx';

/** The chain knows nothing of what was asked for. */
export function NothingHere() {
  const d = useBenchMessage();
  return <EmptyState title={d('desk.bench.unknown')}>{d('desk.bench.unknown.hint')}</EmptyState>;
}
