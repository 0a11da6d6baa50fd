import { Button, EmptyState, RowSkeletons } from '@upline/ui';
import { useState } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskFrame } from '../shell/DeskFrame.tsx';
import { useAtDesk } from '../shell/deskContext.ts';
import { auditPath } from '../shell/deskPaths.ts';
import type { KeyHelp } from '../shell/Keys.tsx';
import { LoadFailed } from '../shell/LoadFailed.tsx';
import * as styles from './Audit.css.ts';
import { AuditBanner } from './AuditBanner.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditGrid } from './AuditGrid.tsx';
import { useAudit } from './auditQuery.ts';
import { type AuditQuestion, wholeAudit } from './auditQuestion.ts';

const auditKeys: readonly KeyHelp[] = [
  { keys: ['J', 'K'], does: 'desk.keys.move' },
  { keys: ['↵'], does: 'desk.keys.open' },
];

export interface AuditScreenProps {
  question: AuditQuestion;
  onChange: (question: AuditQuestion) => void;
}

/** Audit log of staff actions, with its verification. */
export function AuditScreen({ question, onChange }: AuditScreenProps) {
  const d = useDeskMessage();
  const isLead = useAtDesk().me.roles.includes('lead');
  // A link to an entry loads the log from that entry on, regardless of newer ones.
  const [from, setFrom] = useState(question.entry ? Number(question.entry) : null);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAudit(
    question,
    from,
  );
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const total = data?.pages[0]?.totalCount;
  const ask = (next: AuditQuestion) => {
    setFrom(null);
    onChange(next);
  };
  return (
    <DeskFrame
      path={auditPath}
      title={d('desk.nav.audit')}
      detail={
        total !== undefined && <span className={styles.muted}>{d('desk.audit.count', { count: total })}</span>
      }
      keys={auditKeys}
    >
      <div className={styles.scroll}>
        <div className={styles.top}>
          {isLead && <AuditBanner />}
          <AuditFilters question={question} onChange={ask} />
        </div>
        {error && (
          <LoadFailed isFetching={isFetching} onRetry={() => void refetch()}>
            {d('desk.audit.failed')}
          </LoadFailed>
        )}
        {!data && !error && <RowSkeletons label={d('desk.audit.loading')} />}
        {from !== null && data && (
          <div className={styles.more}>
            <Button onPress={() => setFrom(null)}>{d('desk.audit.newer')}</Button>
          </div>
        )}
        {data && entries.length === 0 && (
          <EmptyState
            className={styles.empty}
            title={d('desk.audit.none')}
            action={<Button onPress={() => ask(wholeAudit)}>{d('desk.queue.clearFilters')}</Button>}
          />
        )}
        {entries.length > 0 && (
          <AuditGrid
            entries={entries}
            opened={question.entry}
            onOpen={(entry) => onChange({ ...question, entry })}
          />
        )}
        {hasNextPage && (
          <div className={styles.more}>
            <Button isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              {d('desk.queue.more')}
            </Button>
          </div>
        )}
      </div>
    </DeskFrame>
  );
}
