import { AlertDialog, Button, IconButton, Kbd, useMessage } from '@upline/ui';
import { useWalletId } from '@upline/ui/queries';
import { AlarmClock, CircleCheck, type LucideIcon, Merge, UserPlus, X, Zap } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { useAtDesk } from '../../shell/deskContext.ts';
import { MacroMenu } from '../macros/MacroMenu.tsx';
import type { Macro } from '../macros/macrosQuery.ts';
import { useMacroText } from '../macros/useMacroText.ts';
import { AssignMenu } from '../menus/AssignMenu.tsx';
import { pressButton } from '../menus/pressButton.ts';
import { SnoozeMenu } from '../menus/SnoozeMenu.tsx';
import type { BarAct } from './barActs.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { barButton, barKey, failures, selection } from './Queue.css.ts';
import type { QueuedTicket } from './queueQuery.ts';
import { type Failed, useBulk } from './useBulk.ts';

export interface SelectionBarProps {
  tickets: readonly QueuedTicket[];
  /** An action requested by key; the bar runs it once and calls `onWanted`. */
  wanted: BarAct | null;
  onWanted: () => void;
  onClear: () => void;
  /** Called with the IDs of tickets that failed. */
  onDone: (left: readonly string[]) => void;
}

export function SelectionBar({ tickets, wanted, onWanted, onClear, onDone }: SelectionBarProps) {
  const d = useDeskMessage();
  const t = useMessage();
  const { me } = useAtDesk();
  const own = useWalletId();
  const does = useMacroText();
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const [macro, setMacro] = useState<Macro | null>(null);
  const [isMerging, setMerging] = useState(false);
  const { act, isBusy, progress } = useBulk((left) => {
    setFailed(left);
    onDone(left.map(({ ticket }) => ticket.id));
  });
  const [assign, snooze, macros, merge, close] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ];
  const count = tickets.length;
  const isLead = me.roles.includes('lead');

  useEffect(() => {
    if (wanted === null) return;
    pressButton({ assign, snooze, macro: macros, merge, close }[wanted].current);
    onWanted();
  });

  const assignTo = (assignee: string | null) => act({ tickets, change: { assignee } });

  return (
    <div className={selection} role="toolbar" aria-label={d('desk.queue.selected', { count })}>
      {failed.length > 0 && (
        <div role="alert" className={failures}>
          <span>{d('desk.queue.notActed', { count: failed.length })}</span>
          <ul>
            {failed.map(({ ticket: { id, number }, reason }) => (
              <li key={id}>{d('desk.bulk.failed', { number, reason })}</li>
            ))}
          </ul>
        </div>
      )}
      <span role="status">
        {progress ? d('desk.bulk.progress', { ...progress }) : d('desk.queue.selected', { count })}
      </span>
      {isLead ? (
        <AssignMenu
          onChoose={assignTo}
          trigger={
            <BarButton ref={assign} icon={UserPlus} label={d('desk.assign.act')} sign="A" isBusy={isBusy} />
          }
        />
      ) : (
        <BarButton
          ref={assign}
          icon={UserPlus}
          label={d('desk.queue.take')}
          sign="A"
          isBusy={isBusy}
          onPress={() => assignTo(own)}
        />
      )}
      <MacroMenu
        onChoose={setMacro}
        trigger={<BarButton ref={macros} icon={Zap} label={d('desk.macro')} sign="M" isBusy={isBusy} />}
      />
      <SnoozeMenu
        onChoose={(snoozedUntil) => act({ tickets, change: { snoozedUntil } })}
        trigger={
          <BarButton ref={snooze} icon={AlarmClock} label={d('desk.snooze')} sign="S" isBusy={isBusy} />
        }
      />
      <BarButton
        ref={merge}
        icon={Merge}
        label={d('desk.merge')}
        sign="⇧M"
        isBusy={isBusy}
        onPress={() => setMerging(true)}
      />
      <BarButton
        ref={close}
        icon={CircleCheck}
        label={d('desk.queue.close')}
        sign="C"
        isBusy={isBusy}
        onPress={() => act({ tickets, change: { status: 'closed' } })}
      />
      <IconButton icon={X} label={d('desk.queue.clear')} className={barButton} onPress={onClear} />
      {isMerging && (
        <MergeDialog
          tickets={tickets}
          onClose={() => setMerging(false)}
          onDone={() => {
            setMerging(false);
            onClear();
          }}
        />
      )}
      {macro && (
        <AlertDialog
          isOpen
          tone="primary"
          title={d('desk.bulk.macro', { name: macro.name, count })}
          confirmLabel={d('desk.macro.use')}
          cancelLabel={t('common.cancel')}
          onOpenChange={() => setMacro(null)}
          onConfirm={() => {
            setMacro(null);
            act({ tickets, macro });
          }}
        >
          {does(macro)}
        </AlertDialog>
      )}
    </div>
  );
}

interface BarButtonProps {
  icon: LucideIcon;
  label: string;
  /** Keyboard shortcut of the button. */
  sign: string;
  isBusy: boolean;
  onPress?: () => void;
  ref: Ref<HTMLButtonElement>;
}

function BarButton({ label, sign, onPress, ...props }: BarButtonProps) {
  return (
    <>
      <Button {...props} {...(onPress && { onPress })} tone="plain" size="s" className={barButton}>
        {label}
      </Button>
      <Kbd aria-hidden className={barKey}>
        {sign}
      </Kbd>
    </>
  );
}
