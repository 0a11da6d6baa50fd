import { useQueryClient } from '@tanstack/react-query';
import { undoTime } from '@upline/domain';
import { Timestamp } from '@upline/ui';
import { useEffect } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { deskTicketKey } from '../../shell/useDeskLive.ts';
import type { WaitingReply } from './composerTicket.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** How often what should have left is asked for, milliseconds: the server says so by itself as a rule. */
const patience = 2000;

export interface LeavesInProps {
  reply: WaitingReply;
  /** When the server said how long it waits yet, milliseconds by this device's clock. */
  readAt: number;
}

/** Whether a reply waits for a time of its own, and not only to be taken back. */
export function isScheduled({ createdAt, sendAt }: WaitingReply): boolean {
  return Date.parse(sendAt) - Date.parse(createdAt) > undoTime;
}

/** When a reply leaves that waits: by the second, or its time. */
export function LeavesIn({ reply, readAt }: LeavesInProps) {
  const d = useDeskMessage();
  const queries = useQueryClient();
  const seconds = useSecondsUntil(readAt + reply.dueIn);
  const isDue = seconds === 0 && !reply.isStopped;
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: deskTicketKey }), patience);
    return () => clearInterval(timer);
  }, [isDue, queries]);
  if (isDue) return d('desk.ticket.sending');
  if (!isScheduled(reply)) return d('desk.outbox.sendingIn', { seconds });
  return (
    <>
      <span>{d('desk.outbox.leaves')}</span>{' '}
      <Timestamp iso={reply.sendAt} detail="dateTime" size="small" tone="inherit" />
    </>
  );
}
