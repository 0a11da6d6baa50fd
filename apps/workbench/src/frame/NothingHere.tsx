import { EmptyState } from '@upline/ui';
import { useBenchMessage } from '../messages/useBenchMessage.ts';

/** Shown for data that the chain does not contain. */
export function NothingHere() {
  const d = useBenchMessage();
  return <EmptyState title={d('desk.bench.unknown')}>{d('desk.bench.unknown.hint')}</EmptyState>;
}
