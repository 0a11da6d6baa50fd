import { Pencil } from 'lucide-react';
import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import type { Attempt } from '../outbox/attempt.ts';
import { useOutbox } from '../outbox/outboxContext.ts';
import * as styles from './Composer.css.ts';

export interface KeptRepliesProps {
  ticketId: string;
  /** Takes one back to go on writing. */
  onEdit: (attempt: Attempt) => void;
}

/** What was sent without a network and is kept on this device, and what the server did not take. */
export function KeptReplies({ ticketId, onEdit }: KeptRepliesProps) {
  const d = useDeskMessage();
  const { attempts, leaving } = useOutbox();
  const group = { role: 'group', 'aria-label': d('desk.outbox.kept') };
  return attempts
    .filter((attempt) => attempt.ticketId === ticketId && attempt.state !== 'asked')
    .map((attempt) => (
      <div key={attempt.key} className={styles.waiting} {...group}>
        <span className={styles.waitingWords} role="status">
          {attempt.state === 'refused'
            ? d('desk.outbox.notTakenIn')
            : d(leaving === attempt.key ? 'desk.ticket.sending' : 'desk.outbox.sentWhenBack')}
        </span>
        <span className={styles.keptWords} dir="auto">
          {attempt.text}
        </span>
        <Button
          size="s"
          tone="soft"
          icon={Pencil}
          isDisabled={leaving === attempt.key}
          onPress={() => onEdit(attempt)}
        >
          {d('desk.outbox.edit')}
        </Button>
      </div>
    ));
}
