import {
  Address,
  Avatar,
  CopyText,
  Heading,
  Icon,
  Inline,
  Link,
  Skeleton,
  Stack,
  Tabs,
  Text,
  useShortcuts,
} from '@upline/ui';
import { dateFormat } from '@upline/ui/messages';
import { Eye } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { auditPath } from '../../shell/deskPaths.ts';
import { LoadFailed } from '../../shell/LoadFailed.tsx';
import { ChainHistory, type ChainHistoryProps } from './ChainHistory.tsx';
import { strangerIn } from './chainWords.ts';
import { type DeskMember, useDeskMember } from './deskMemberQuery.ts';
import { EarlierTickets } from './EarlierTickets.tsx';
import { LevelCells } from './LevelCells.tsx';
import * as styles from './Member.css.ts';
import { MemberFigures } from './MemberFigures.tsx';
import { ReadingNote } from './ReadingNote.tsx';

type Part = 'history' | 'account' | 'tickets';

const timeOfDay = (iso: string) =>
  dateFormat('en', { hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

export interface MemberPanelProps {
  /** Member data contained in the ticket. */
  member: DeskMember['member'];
  /** Transaction of the ticket; `null` if none or not loaded. */
  transaction: ChainHistoryProps['transaction'];
  onReply: ChainHistoryProps['onReply'];
  /** The team's data about the ticket. */
  account: ReactNode;
}

/** Read-only member panel of a ticket. */
export function MemberPanel({ member, transaction, onReply, account }: MemberPanelProps) {
  const d = useDeskMessage();
  const { data, error, isFetching, refetch } = useDeskMember(member.walletId);
  const [part, setPart] = useState<Part>('history');
  const parts = useRef<HTMLDivElement>(null);
  useShortcuts({
    h: () => {
      setPart('history');
      parts.current?.querySelector<HTMLElement>('[role=tab]')?.focus();
    },
  });
  const outcome = transaction?.outcome;
  const isOwn = outcome && !strangerIn(outcome, member.walletId);
  const failed = isOwn && outcome.state === 'reverted' ? outcome.position : null;
  const name = member.name || d('desk.ticket.anonymous');
  return (
    <Stack gap="m">
      <div className={styles.head}>
        <Avatar wallet={member.walletId} photo={member.photo} size="m" />
        <div className={styles.names}>
          <div className={styles.name}>
            <Heading level={2} size="title3">
              {name}
            </Heading>
            <CopyText text={member.id} />
          </div>
          <Address wallet={member.walletId} />
        </div>
      </div>
      {!data && !error && (
        <Stack gap="s" role="status" aria-label={d('desk.member.loading')}>
          <Skeleton text="small" width="long" />
          <Skeleton block="card" />
        </Stack>
      )}
      {error && !data && (
        <LoadFailed isFetching={isFetching} onRetry={() => void refetch()}>
          {d('desk.member.failed')}
        </LoadFailed>
      )}
      {data && (
        <>
          <Inline gap="xs" flexWrap="nowrap">
            <Icon icon={Eye} size="s" />
            <Text inline size="small" tone="muted">
              {d('desk.member.watched', { name, time: timeOfDay(data.openedAt) })}
            </Text>
          </Inline>
          <Link href={`${auditPath}?member=${member.walletId}`}>{d('desk.audit.whoLooked')}</Link>
          <LevelCells positions={data.positions} failed={failed} />
          <MemberFigures data={data} />
          <ReadingNote reading={data.reading} />
        </>
      )}
      <div ref={parts}>
        <Tabs<Part>
          label={d('desk.member.parts')}
          value={part}
          onChange={setPart}
          tabs={[
            {
              value: 'history',
              label: d('desk.chain.history'),
              content: <ChainHistory wallet={member.walletId} transaction={transaction} onReply={onReply} />,
            },
            { value: 'account', label: d('desk.member.account'), content: account },
            ...(data
              ? [
                  {
                    value: 'tickets' as const,
                    label: d('desk.member.tickets', { count: data.ticketCount }),
                    content: <EarlierTickets data={data} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Stack>
  );
}
