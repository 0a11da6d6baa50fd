import { EmptyState, LinkButton } from '@upline/ui';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { BenchFrame } from './BenchFrame.tsx';
import { benchPath, transactionsPath } from './benchPaths.ts';

export function BenchMissing() {
  const d = useBenchMessage();
  return (
    <BenchFrame path={benchPath} title={d('desk.notFound')}>
      <EmptyState
        title={d('desk.bench.missing')}
        action={<LinkButton href={transactionsPath}>{d('desk.bench.toTransactions')}</LinkButton>}
      />
    </BenchFrame>
  );
}
