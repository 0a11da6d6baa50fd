import { Button } from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { Pencil } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { type Attempt, unsentOf } from '../outbox/attempt.ts';
import { useOutbox } from '../outbox/outboxContext.ts';
import * as styles from './Composer.css.ts';

interface UnsentReplyProps {
  attempt: Attempt;
  isLeaving: boolean;
  /** Moves the reply back into the composer. */
  onEdit: (attempt: Attempt) => void;
  /** Called when the row disappears while it contains the focus. */
  onGone: () => void;
}

function KeptReply({ attempt, isLeaving, onEdit, onGone }: UnsentReplyProps) {
  const d = useDeskMessage();
  const isOnline = useReadable(usePorts().connection.isOnline);
  const root = useRef<HTMLDivElement>(null);
  const goAway = useEffectEvent(onGone);
  // Runs before the button with the focus is removed from the page.
  useLayoutEffect(() => {
    const { current } = root;
    return () => {
      if (current?.contains(document.activeElement)) goAway();
    };
  }, []);

  function words() {
    if (attempt.state === 'refused') return d('desk.outbox.notTakenIn');
    if (isLeaving) return d('desk.ticket.sending');
    return d(isOnline && attempt.triedAt !== null ? 'desk.outbox.tryingAgain' : 'desk.outbox.sentWhenBack');
  }

  const group = { role: 'group', 'aria-label': d('desk.outbox.kept') };
  return (
    <div ref={root} className={styles.waiting} {...group}>
      <span className={styles.waitingWords} role="status">
        {words()}
      </span>
      {attempt.state === 'refused' && attempt.reason && <span>{attempt.reason}</span>}
      <span className={styles.keptWords} dir="auto">
        {attempt.text}
      </span>
      <Button size="s" tone="soft" icon={Pencil} isDisabled={isLeaving} onPress={() => onEdit(attempt)}>
        {d('desk.outbox.edit')}
      </Button>
    </div>
  );
}

export interface UnsentRepliesProps extends Pick<UnsentReplyProps, 'onEdit' | 'onGone'> {
  ticketId: string;
}

/** Replies that wait offline on this device, and replies that the server rejected. */
export function UnsentReplies({ ticketId, ...props }: UnsentRepliesProps) {
  const { attempts, leaving } = useOutbox();
  return unsentOf(attempts)
    .filter((attempt) => attempt.ticketId === ticketId)
    .map((attempt) => (
      <KeptReply {...props} key={attempt.key} attempt={attempt} isLeaving={leaving === attempt.key} />
    ));
}
