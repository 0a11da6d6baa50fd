import { Button, VisuallyHidden } from '@upline/ui';
import { Pencil, Undo2 } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from './Composer.css.ts';
import type { WaitingReply } from './composerTicket.ts';
import { isScheduled, LeavesIn } from './LeavesIn.tsx';

interface WaitingBarProps {
  reply: WaitingReply;
  readAt: number;
  isTaking: boolean;
  onTakeBack: (isToEdit: boolean) => void;
  /** Called after the bar appears, with its undo button. */
  onShown: (undo: HTMLElement) => void;
  /** Called when the bar disappears while it contains the focus. */
  onGone: () => void;
}

function WaitingBar({ reply, readAt, isTaking, onTakeBack, onShown, onGone }: WaitingBarProps) {
  const d = useDeskMessage();
  const root = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(onShown);
  const goAway = useEffectEvent(onGone);
  // Runs before the button with the focus is removed from the page.
  useLayoutEffect(() => {
    const { current } = root;
    const undo = current?.querySelector<HTMLElement>('[data-undo]');
    if (undo) show(undo);
    return () => {
      if (current?.contains(document.activeElement)) goAway();
    };
  }, []);
  const group = { role: 'group', 'aria-label': d('desk.outbox.reply') };
  const isToUndo = !isScheduled(reply) && !reply.isStopped;
  return (
    <div ref={root} className={styles.waiting} {...group}>
      <span className={styles.waitingWords}>
        {reply.isStopped ? (
          d('desk.outbox.stopped', { name: reply.author.name || d('desk.ticket.support') })
        ) : (
          <LeavesIn reply={reply} readAt={readAt} />
        )}
      </span>
      {isToUndo && (
        <VisuallyHidden>
          <span role="status">{d('desk.outbox.undoable')}</span>
        </VisuallyHidden>
      )}
      {!reply.isStopped && (
        <Button size="s" tone="soft" icon={Pencil} isBusy={isTaking} onPress={() => onTakeBack(true)}>
          {d('desk.outbox.edit')}
        </Button>
      )}
      <Button size="s" tone="soft" icon={Undo2} isBusy={isTaking} data-undo onPress={() => onTakeBack(false)}>
        {d(isToUndo ? 'desk.outbox.undo' : 'desk.outbox.takeBack')}
      </Button>
    </div>
  );
}

export interface WaitingRepliesProps
  extends Pick<WaitingBarProps, 'readAt' | 'isTaking' | 'onShown' | 'onGone'> {
  /** The user's own replies, and stopped replies, which any colleague may undo. */
  replies: readonly WaitingReply[];
  onTakeBack: (reply: WaitingReply, isToEdit: boolean) => void;
}

/** Replies that are not sent yet, each with an undo button. */
export function WaitingReplies({ replies, onTakeBack, ...props }: WaitingRepliesProps) {
  return replies.map((reply) => (
    <WaitingBar
      {...props}
      key={reply.id}
      reply={reply}
      onTakeBack={(isToEdit) => onTakeBack(reply, isToEdit)}
    />
  ));
}
