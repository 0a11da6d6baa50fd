import { EmptyState, IconButton, LinkButton, Sheet, Skeleton, Stack, useShortcuts } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { PanelRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { queuePath, ticketPathOf } from '../../shell/deskPaths.ts';
import { ticketKeys } from '../../shell/Keys.tsx';
import { LoadFailed } from '../../shell/LoadFailed.tsx';
import { type ComposerHandle, DeskComposer } from '../composer/DeskComposer.tsx';
import { Viewers } from '../composer/Viewers.tsx';
import { FailureLine } from '../member/FailureLine.tsx';
import { MemberPanel } from '../member/MemberPanel.tsx';
import { useTicketTransaction } from '../member/memberChainQuery.ts';
import type { Writing } from '../outbox/attempt.ts';
import { DeskThread } from './DeskThread.tsx';
import { isNoTicket, useDeskTicket } from './deskTicketQuery.ts';
import { PanelBoundary } from './PanelBoundary.tsx';
import * as styles from './Ticket.css.ts';
import { TicketAccount } from './TicketAccount.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketNeighbours } from './TicketNeighbours.tsx';
import { useMentionsRead } from './useMentionsRead.ts';

const backKey = 'Escape';

export interface DeskTicketScreenProps {
  /** Ticket number or ID. */
  ticketId: string;
}

/** One ticket: neighbouring tickets, conversation and member panel. */
export function DeskTicketScreen({ ticketId }: DeskTicketScreenProps) {
  const d = useDeskMessage();
  const { navigation } = usePorts();
  const { data: ticket, dataUpdatedAt, error, isFetching, refetch } = useDeskTicket(ticketId);
  useMentionsRead(ticket);
  const [isMemberOpen, setMemberOpen] = useState(false);
  const composer = useRef<ComposerHandle>(null);
  const about = useTicketTransaction(ticketId, ticket?.transaction != null).data ?? null;

  function putInReply(text: string) {
    setMemberOpen(false);
    composer.current?.add(text);
  }
  const member = ticket && (
    <PanelBoundary
      key={ticket.ticketId}
      fallback={(again) => <LoadFailed onRetry={again}>{d('desk.member.broken')}</LoadFailed>}
    >
      <MemberPanel
        member={ticket.member}
        transaction={about}
        onReply={putInReply}
        account={<TicketAccount ticket={ticket} />}
      />
    </PanelBoundary>
  );
  const [begins, setBegins] = useState<Writing | null>(null);
  const untilLoaded = !ticket && { r: () => setBegins('reply'), n: () => setBegins('note') };
  useShortcuts({ [backKey]: () => navigation.go(queuePath('open')), ...untilLoaded });

  return (
    <DeskFrame
      path={ticketPathOf(ticketId)}
      backTo={queuePath('open')}
      title={ticket?.subject ?? d('desk.ticket.member')}
      detail={
        ticket && (
          <>
            <span>{ticket.number}</span>
            <Viewers ticketId={ticket.ticketId} />
            <IconButton
              tone="quiet"
              icon={PanelRight}
              label={d('desk.ticket.history')}
              className={styles.sideButton}
              onPress={() => setMemberOpen(true)}
            />
          </>
        )
      }
      keys={ticketKeys}
    >
      {error && isNoTicket(error) && (
        <EmptyState
          className={styles.notice}
          title={d('desk.ticket.missing')}
          action={<LinkButton href={queuePath('open')}>{d('desk.toQueue')}</LinkButton>}
        />
      )}
      {error && !isNoTicket(error) && (
        <div className={styles.notice}>
          <LoadFailed isFetching={isFetching} onRetry={() => void refetch()}>
            {d('desk.ticket.failed')}
          </LoadFailed>
        </div>
      )}
      {!ticket && !error && (
        <div className={styles.notice}>
          <Stack gap="s" role="status" aria-label={d('desk.ticket.loading')}>
            <Skeleton text="title3" />
            <Skeleton block="card" />
            <Skeleton block="card" />
          </Stack>
        </div>
      )}
      {ticket && (
        <div className={styles.columns}>
          <TicketNeighbours ticketId={ticket.ticketId} />
          <div className={styles.middle}>
            <TicketFacts ticket={ticket} />
            {ticket.transaction && (
              <PanelBoundary fallback={() => null}>
                <FailureLine
                  mark={ticket.transaction}
                  transaction={about}
                  onOpen={() => setMemberOpen(true)}
                />
              </PanelBoundary>
            )}
            <DeskThread ticket={ticket} readAt={dataUpdatedAt} />
            <DeskComposer
              key={ticket.ticketId}
              ticket={ticket}
              readAt={dataUpdatedAt}
              ref={composer}
              begins={begins}
            />
          </div>
          <aside className={styles.side} aria-label={d('desk.ticket.member')}>
            {member}
          </aside>
          <Sheet title={d('desk.ticket.member')} isOpen={isMemberOpen} onOpenChange={setMemberOpen}>
            {member}
          </Sheet>
        </div>
      )}
    </DeskFrame>
  );
}
