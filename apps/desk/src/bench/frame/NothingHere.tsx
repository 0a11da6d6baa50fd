import { EmptyState } from '@upline/ui';
import { useBenchMessage } from '../../messages/useBenchMessage.ts';

/** The chain knows nothing of what was asked for. */
export function NothingHere() {
  const d = useBenchMessage();
  return <EmptyState title={d('desk.bench.unknown')}>{d('desk.bench.unknown.hint')}</EmptyState>;
}
