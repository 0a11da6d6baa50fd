import { useQueryClient } from '@tanstack/react-query';
import { undoTime } from '@upline/domain';
import { Timestamp } from '@upline/ui';
import { useEffect, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { deskTicketKey } from '../../shell/useDeskLive.ts';
import type { WaitingReply } from './composerTicket.ts';

/** Poll interval for an overdue reply, milliseconds; normally the live stream reports it first. */
const patience = 2000;

const tick = 250;

/** Whole seconds until a time on this device's clock, in milliseconds; 0 after it. */
function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [, draw] = useState(0);
  const isOver = left() === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => draw((before) => before + 1), tick);
    return () => clearInterval(timer);
  }, [isOver]);
  return left();
}

export interface LeavesInProps {
  reply: WaitingReply;
  /** Time of the response that contains `dueIn`, milliseconds on this device's clock. */
  readAt: number;
}

/** True if the send time is beyond the undo period. */
export function isScheduled({ createdAt, sendAt }: WaitingReply): boolean {
  return Date.parse(sendAt) - Date.parse(createdAt) > undoTime;
}

/** Send time of a waiting reply: a countdown in seconds, or the scheduled date. */
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
