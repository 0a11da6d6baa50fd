import { type TicketStatus, ticketPriorities } from '@upline/domain';
import { Badge, type BadgeProps, Button, Link, Popover, Select, useShortcuts } from '@upline/ui';
import { useWalletId } from '@upline/ui/queries';
import {
  AlarmClock,
  Archive,
  CircleCheck,
  CircleDot,
  Hourglass,
  RotateCcw,
  Split,
  Tag,
  Undo2,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { useAtDesk } from '../../shell/deskContext.ts';
import { ticketPathOf } from '../../shell/deskPaths.ts';
import { momentText } from '../due/momentText.ts';
import { AssignMenu } from '../menus/AssignMenu.tsx';
import { pressButton } from '../menus/pressButton.ts';
import { SnoozeMenu } from '../menus/SnoozeMenu.tsx';
import type { DeskTicket } from './deskTicketQuery.ts';
import { TagsForm } from './TagsForm.tsx';
import { acts, facts, factsLine, tagLine } from './Ticket.css.ts';
import { TicketSla } from './TicketSla.tsx';
import { useTicketActs } from './useTicketActs.ts';

const SplitDialog = lazy(async () => ({ default: (await import('./SplitDialog.tsx')).SplitDialog }));

const looks: Record<TicketStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  open: { tone: 'positive', icon: CircleDot },
  pending: { tone: 'caution', icon: Hourglass },
  closed: { tone: 'neutral', icon: Archive },
};

export function TicketFacts({ ticket }: { ticket: DeskTicket }) {
  const d = useDeskMessage();
  const wallet = useWalletId();
  const { me } = useAtDesk();
  const [isSplitting, setSplitting] = useState(false);
  const { change, close, reopen, unmerge, isBusy } = useTicketActs(ticket);
  const { status, priority, tags, assignee, snoozedUntil, backSince, mergedInto } = ticket;
  const [assign, snooze, tagging, priorities] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ];
  const canSplit = mergedInto === null && ticket.messages.slice(1).some(({ isAdmin }) => !isAdmin);
  const isLead = me.roles.includes('lead');
  const isOwn = assignee?.walletId.toLowerCase() === wallet.toLowerCase();
  const take = () => change({ assignee: isOwn ? null : wallet });
  useShortcuts({
    e: () => !isOwn && take(),
    // Only leads assign tickets to others; for agents A assigns the ticket to themselves.
    a: () => (isLead ? pressButton(assign.current) : take()),
    s: () => pressButton(snooze.current),
    t: () => pressButton(tagging.current),
    p: () => pressButton(priorities.current),
  });
  return (
    <div className={facts}>
      <div className={factsLine}>
        <Badge {...looks[status]}>{d(`desk.view.${status}`)}</Badge>
        <Select
          ref={priorities}
          label={d('desk.queue.priority')}
          isLabelHidden
          options={ticketPriorities
            .toReversed()
            .map((one) => ({ value: one, label: d(`desk.priority.${one}`) }))}
          value={priority}
          onChange={(next) => change({ priority: next })}
        />
        {snoozedUntil && (
          <Badge icon={AlarmClock}>
            {d('desk.snooze.until', { time: momentText(new Date(snoozedUntil)) })}
          </Badge>
        )}
        {backSince && status !== 'closed' && (
          <Badge tone="info" icon={AlarmClock}>
            {d('desk.event.returned')}
          </Badge>
        )}
        {mergedInto && <Link href={ticketPathOf(mergedInto)}>{d('desk.merged')}</Link>}
        <TicketSla ticket={ticket} />
        {tags.length > 0 && (
          <span className={tagLine}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
        <Popover
          label={d('desk.ticket.tags')}
          trigger={
            <Button ref={tagging} size="s" tone="plain" icon={Tag} folds>
              {d('desk.ticket.tags')}
            </Button>
          }
        >
          {(closeTags) => <TagsForm ticket={ticket} onDone={closeTags} />}
        </Popover>
      </div>
      <div className={acts}>
        <Button size="s" icon={UserPlus} isBusy={isBusy} onPress={take}>
          {d(isOwn ? 'desk.ticket.giveBack' : 'desk.ticket.take')}
        </Button>
        {isLead && (
          <AssignMenu
            assignee={assignee?.walletId ?? null}
            onChoose={(next) => change({ assignee: next })}
            trigger={
              <Button ref={assign} size="s" icon={UserRound}>
                {d('desk.assign.act')}
              </Button>
            }
          />
        )}
        {ticket.canUnmerge && (
          <Button size="s" icon={Undo2} isBusy={isBusy} onPress={unmerge}>
            {d('desk.unmerge')}
          </Button>
        )}
        {canSplit && (
          <Button size="s" icon={Split} onPress={() => setSplitting(true)}>
            {d('desk.split')}
          </Button>
        )}
        {mergedInto ? null : status === 'closed' ? (
          <Button size="s" icon={RotateCcw} isBusy={isBusy} onPress={reopen}>
            {d('desk.ticket.reopen')}
          </Button>
        ) : (
          <>
            <SnoozeMenu
              until={snoozedUntil}
              onChoose={(until) => change({ snoozedUntil: until })}
              trigger={
                <Button ref={snooze} size="s" icon={AlarmClock}>
                  {d('desk.snooze')}
                </Button>
              }
            />
            <Button size="s" icon={CircleCheck} isBusy={isBusy} onPress={close}>
              {d('desk.ticket.close')}
            </Button>
          </>
        )}
      </div>
      {isSplitting && (
        <Suspense>
          <SplitDialog ticket={ticket} onClose={() => setSplitting(false)} />
        </Suspense>
      )}
    </div>
  );
}
