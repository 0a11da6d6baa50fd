import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { AdminChanges, PoolProofsPort } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';
import { ChainSection } from '../section/ChainSection.tsx';
import { Sentence } from '../section/Sentence.tsx';
import { AdminChangeRow } from './AdminChangeRow.tsx';

function adminChangesQuery(proofs: PoolProofsPort) {
  return queryOptions({ queryKey: [chainRoot, 'changes'], queryFn: () => proofs.changes() });
}

/** Every change that holders of roles have made, as the chain has it. */
function useAdminChanges() {
  const { proofs } = usePorts();
  return useQuery(adminChangesQuery(proofs));
}

/** How many are shown, and added by each press. */
const step = 10;

function Changes({ changes, since }: AdminChanges) {
  const t = useMessage();
  const { explorer } = usePorts().balances;
  const [count, setCount] = useState(step);
  const shown = changes.slice(0, count);
  return (
    <>
      {changes.length === 0 ? (
        <EmptyState title={t('transparency.changes.empty')} />
      ) : (
        <ul>
          {shown.map((change) => (
            <AdminChangeRow
              key={`${change.transaction}:${change.logIndex}`}
              change={change}
              explorer={explorer}
            />
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <Inline gap="s">
          {shown.length < changes.length && (
            <Button onPress={() => setCount(count + step)}>{t('transparency.changes.more')}</Button>
          )}
          <Text inline size="small" tone="muted" role="status">
            {t('transparency.changes.showing', { shown: shown.length, total: changes.length })}
          </Text>
        </Inline>
      )}
      {since !== null && (
        <Text as="p" inline size="small" tone="muted">
          <Sentence
            id="transparency.changes.since"
            values={{ date: <Timestamp iso={since} detail="dateTime" size="small" /> }}
          />
        </Text>
      )}
    </>
  );
}

/** Every act of a role, newest first. */
export function AdminChangeList() {
  return (
    <ChainSection title="transparency.changes" answer={loadableOf(useAdminChanges())}>
      {(changes) => <Changes {...changes} />}
    </ChainSection>
  );
}
