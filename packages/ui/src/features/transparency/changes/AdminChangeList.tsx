import { type ReactNode, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import type { AdminChange, AdminChanges } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { ChainSection } from '../section/ChainSection.tsx';
import { AdminChangeRow } from './AdminChangeRow.tsx';
import { useAdminChanges } from './adminChangesQuery.ts';
import { groupChanges } from './groupChanges.ts';

/** Number of rows shown at first and added per press. */
const step = 10;

export interface AdminChangeListProps {
  /** Renders a mark after an action or a group of equal actions. @default none */
  mark?: (changes: readonly AdminChange[]) => ReactNode;
}

function Changes({ changes, since, mark }: AdminChanges & AdminChangeListProps) {
  const t = useMessage();
  const { explorer } = usePorts().balances;
  const [count, setCount] = useState(step);
  const groups = groupChanges(changes);
  const shown = groups.slice(0, count);
  const told = shown.flat();
  return (
    <>
      {changes.length === 0 ? (
        <EmptyState title={t('transparency.changes.empty')} />
      ) : (
        <ul>
          {shown.map((group) => (
            <AdminChangeRow
              key={group.map(({ transaction, logIndex }) => `${transaction}:${logIndex}`).join()}
              changes={group}
              explorer={explorer}
              mark={mark?.(group)}
            />
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <Inline gap="s">
          {shown.length < groups.length && (
            <Button onPress={() => setCount(count + step)}>{t('transparency.changes.more')}</Button>
          )}
          <Text inline size="small" tone="muted" role="status">
            {t('transparency.changes.showing', { shown: told.length, total: changes.length })}
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

/** Actions of role holders, newest first. */
export function AdminChangeList({ mark }: AdminChangeListProps) {
  return (
    <ChainSection title="transparency.changes" answer={loadableOf(useAdminChanges())}>
      {(changes) => <Changes {...changes} {...(mark && { mark })} />}
    </ChainSection>
  );
}
