import { useDeskMessage } from '../../../../messages/useDeskMessage.ts';
import { EmptyState } from '../../../../primitives/empty-state/EmptyState.tsx';

/** The chain knows nothing of what was asked for. */
export function NothingHere() {
  const d = useDeskMessage();
  return <EmptyState title={d('desk.bench.unknown')}>{d('desk.bench.unknown.hint')}</EmptyState>;
}
