import {
  acceptedAttachments,
  isBlank,
  macroStandsIn,
  maximumMessageLength,
  unresolvedVariables,
} from '@upline/domain';
import {
  Button,
  FileTrigger,
  IconButton,
  Kbd,
  SegmentedControl,
  TextArea,
  Timestamp,
  useHeldShortcuts,
  useMessage,
  useShortcuts,
  useShowToast,
} from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useWalletId } from '@upline/ui/queries';
import { Copy, Paperclip, RotateCcw, Zap } from 'lucide-react';
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { replyHash } from '../../shell/deskPaths.ts';
import { MacroInUse } from '../macros/MacroInUse.tsx';
import { MacroMenu } from '../macros/MacroMenu.tsx';
import type { Macro } from '../macros/macrosQuery.ts';
import { macroTextFor } from '../macros/macroValues.ts';
import { useApplyMacro } from '../macros/useApplyMacro.ts';
import { pressButton } from '../menus/pressButton.ts';
import { isBy } from '../outbox/arrived.ts';
import type { Writing } from '../outbox/attempt.ts';
import * as styles from './Composer.css.ts';
import { ComposerFiles } from './ComposerFiles.tsx';
import { type ComposerTicket, lineId } from './composerTicket.ts';
import { isScheduled } from './LeavesIn.tsx';
import { MentionList } from './MentionList.tsx';
import { OthersNotice, RepliedNotice } from './OthersNotice.tsx';
import { afterWords, SendChoices } from './SendChoices.tsx';
import { UnsentReplies } from './UnsentReplies.tsx';
import { type Sending, useDeskWriting } from './useDeskWriting.ts';
import { useMentions } from './useMentions.ts';
import { useOthersReply } from './useOthersReply.ts';
import { usePresence } from './usePresence.ts';
import { useTakeBack } from './useTakeBack.ts';
import { WaitingReplies } from './WaitingReplies.tsx';

/** Commands of the composer for buttons outside it. */
export interface ComposerHandle {
  /** Appends text to the reply and moves the caret into it. */
  add(words: string): void;
}

export interface DeskComposerProps {
  ticket: ComposerTicket;
  /** Time of the ticket's last fetch, milliseconds on this device's clock. */
  readAt: number;
  ref?: Ref<ComposerHandle>;
  /** Opens the composer as a reply or as a note, with the focus in it. @default null */
  begins?: Writing | null;
}

/**
 * Writes a reply to the member or a note to the team; the background colour tells the two apart. A
 * sent reply can be undone for ten seconds.
 */
export function DeskComposer({ ticket, readAt, ref, begins = null }: DeskComposerProps) {
  const t = useMessage();
  const d = useDeskMessage();
  const { clipboard, connection } = usePorts();
  const showToast = useShowToast();
  const wallet = useWalletId();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const macros = useRef<HTMLButtonElement>(null);
  /** True from sending a reply until its waiting bar appears. */
  const isAwaited = useRef(false);
  /** Set when text is added to the reply, so that the caret moves after the next render. */
  const isLed = useRef(false);
  const writing = useDeskWriting(ticket);
  const [chosenMacro, setMacro] = useState<Macro | null>(null);
  const mentions = useMentions({
    isOn: writing.what === 'note',
    ...writing,
    onChange: writing.setText,
    input,
  });
  const { apply, isApplying } = useApplyMacro(ticket.ticketId);
  const { what, choose, text, setText, attachments, isReady, isSending, hasFailed, refusal, later } = writing;
  // A macro counts only while its text is still in the reply.
  const stands = chosenMacro && (!chosenMacro.text || macroStandsIn(writing.reply, chosenMacro.text));
  const macro = stands ? chosenMacro : null;
  const isClosed = ticket.status === 'closed';
  // Closed tickets accept notes.
  const isShut = isClosed && what === 'reply';
  const isTooLong = text.length > maximumMessageLength;
  const [open] = what === 'reply' ? unresolvedVariables(text) : [];
  const isBlocked = isShut || isTooLong || !isReady;
  const name = ticket.member.name || d('desk.ticket.anonymous');
  const label = what === 'reply' ? d('desk.ticket.replyTo', { name }) : d('desk.ticket.writeNote');
  const waiting = ticket.waiting.filter(({ author, isStopped }) => isStopped || isBy(wallet, author));

  const { takeBack, isTaking } = useTakeBack((reply, isToEdit) => {
    writing.giveBack(reply, isToEdit && isScheduled(reply) ? new Date(reply.sendAt) : null);
    input.current?.focus();
  });

  // Runs after the new text is rendered.
  useLayoutEffect(() => {
    const { current: field } = input;
    if (!isLed.current || !field) return;
    isLed.current = false;
    leadTo(unresolvedVariables(field.value)[0]);
  });
  /** Selects the given variable, or moves the caret to the end. */
  function leadTo(variable: string | undefined) {
    const { current: field } = input;
    if (!field) return;
    const gap = variable === undefined ? '' : `{${variable}}`;
    const at = gap === '' ? field.value.length : field.value.indexOf(gap);
    field.focus();
    field.setSelectionRange(at, at + gap.length);
  }
  function add(words: string) {
    isLed.current = true;
    writing.add(words);
  }
  useImperativeHandle(ref, () => ({ add }));

  const isWriting = what === 'reply' && !isBlank(text);
  const { others, isMemberTyping } = usePresence(ticket.ticketId, isWriting ? 'writing' : 'viewing');
  const { news, acknowledge } = useOthersReply(ticket, isWriting);

  function begin(next: Writing) {
    choose(next);
    input.current?.focus();
  }
  // The queue's reply key opens the ticket with this hash.
  const beginAtOnce = useEffectEvent(() => {
    if (begins) begin(begins);
    else if (window.location.hash === replyHash) input.current?.focus();
  });
  useEffect(() => beginAtOnce(), []);

  function take(chosen: Macro) {
    setMacro(chosen);
    if (chosen.text === '') return;
    // Macro text always goes into the reply, even while a note is open.
    add(macroTextFor(ticket, chosen.text));
  }
  /** The ticket's status after sending with the main button. */
  const after = macro?.text && macro.status === 'closed' ? 'closed' : 'pending';
  const undoable = waiting.findLast((reply) => !isScheduled(reply) && !reply.isStopped);
  function undo() {
    if (undoable) takeBack({ reply: undoable, isToEdit: false });
  }
  useShortcuts({
    r: () => begin('reply'),
    n: () => begin('note'),
    m: () => pressButton(macros.current),
    z: () => isBlank(text) && undo(),
  });
  // While the field has text, the browser's own undo handles this key.
  useHeldShortcuts(undoable && text === '' ? { z: undo } : {});

  function send(sending: Sending = {}, isWarned = news === undefined) {
    if (isBlocked) return;
    if (open !== undefined) return leadTo(open);
    if (!isWarned) {
      root.current?.parentElement?.querySelector<HTMLElement>('[data-read]')?.focus();
      return;
    }
    isAwaited.current = what === 'reply' && connection.isOnline.get();
    const used = what === 'reply' ? macro : null;
    const isOver = () => setMacro((now) => (now === used ? null : now));
    writing.send(
      { after, ...sending },
      () => {
        if (used === null) return;
        apply(used);
        isOver();
      },
      () => {
        if (used === null) return;
        isOver();
        if (used.tags.length === 0 && used.assignee === null && used.status === null) return;
        showToast({ tone: 'critical', text: d('desk.macro.notDone', { name: used.name }) });
      },
    );
  }

  function copy() {
    void clipboard.write(text).then(
      () => showToast({ tone: 'positive', text: d('desk.ticket.copied') }),
      () => showToast({ tone: 'critical', text: t('common.notCopied') }),
    );
  }

  const error = isTooLong
    ? d('desk.ticket.tooLong', { limit: maximumMessageLength })
    : open && d('desk.ticket.fillIn', { variable: `{${open}}` });

  return (
    <div>
      {isMemberTyping && (
        <span className={styles.typing} role="status">
          {d('desk.presence.typing', { name })}
        </span>
      )}
      <WaitingReplies
        replies={waiting}
        readAt={readAt}
        isTaking={isTaking}
        onTakeBack={(reply, isToEdit) => takeBack({ reply, isToEdit })}
        onShown={(button) => {
          if (!isAwaited.current) return;
          isAwaited.current = false;
          // With the focus in a text field, a key types a letter; on this button it would run a
          // command.
          if (!document.activeElement?.matches('input, textarea')) button.focus();
        }}
        onGone={() => root.current?.focus()}
      />
      <UnsentReplies
        ticketId={ticket.ticketId}
        onEdit={(attempt) => {
          void writing.edit(attempt).then((isBack) => isBack && input.current?.focus());
        }}
        onGone={() => root.current?.focus()}
      />
      <OthersNotice others={others} />
      {news && (
        <RepliedNotice
          name={news.name}
          onRead={() => {
            acknowledge();
            document.getElementById(lineId(news.id))?.scrollIntoView({ block: 'nearest' });
            input.current?.focus();
          }}
          onSend={() => {
            acknowledge();
            send({}, true);
          }}
        />
      )}
      <section
        ref={root}
        tabIndex={-1}
        className={styles.composer}
        data-writing={what}
        aria-label={d('desk.ticket.write')}
      >
        <SegmentedControl<Writing>
          className={styles.kinds}
          label={d('desk.ticket.write')}
          segments={[
            { value: 'reply', label: d('desk.ticket.reply') },
            { value: 'note', label: d('desk.ticket.notes') },
          ]}
          value={what}
          onChange={choose}
        />
        <div className={styles.mentioning}>
          <TextArea
            ref={input}
            label={label}
            isLabelHidden
            {...mentions.field}
            {...(what === 'note' && { description: d('desk.mentions.hint') })}
            placeholder={isShut ? d('desk.ticket.isClosed') : label}
            minimumRows={3}
            maximumRows={10}
            value={text}
            isReadOnly={isShut}
            onChange={setText}
            onKeyDown={(event) => {
              mentions.onKeyDown(event);
              if (event.defaultPrevented) return;
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
              else if (event.key === 'Escape' && !event.nativeEvent.isComposing) root.current?.focus();
              else return;
              event.preventDefault();
            }}
            errorMessage={error}
          />
          <MentionList choice={mentions.list} />
        </div>
        <ComposerFiles attachments={attachments} onRemoved={() => input.current?.focus()} />
        {later && what === 'reply' && (
          <div className={styles.later}>
            <span>
              <span>{d('desk.outbox.leaves')}</span>{' '}
              <Timestamp iso={later.toISOString()} detail="dateTime" size="small" />
            </span>
            <Button size="s" tone="quiet" isDisabled={writing.isAgain} onPress={() => writing.setLater(null)}>
              {d('desk.send.notLater')}
            </Button>
          </div>
        )}
        {macro && (
          <MacroInUse
            macro={macro}
            isBusy={isApplying}
            onUse={() => {
              apply(macro);
              setMacro(null);
            }}
            onKeepOpen={() => setMacro({ ...macro, status: null })}
            onDrop={() => setMacro(null)}
          />
        )}
        <div className={styles.composerFoot}>
          <span className={styles.tools}>
            <MacroMenu
              onChoose={take}
              trigger={<IconButton ref={macros} icon={Zap} label={d('desk.macro')} />}
            />
            <FileTrigger
              label={d('desk.files')}
              accept={acceptedAttachments}
              isMultiple
              onSelect={(chosen) => {
                attachments.add(chosen);
                input.current?.focus();
              }}
            >
              <IconButton tone="quiet" icon={Paperclip} label={d('desk.files.attach')} isDisabled={isShut} />
            </FileTrigger>
          </span>
          {hasFailed && (
            <>
              <span role="alert" className={styles.failure}>
                <span>{d('desk.ticket.notSent')}</span> <span>{refusal ?? ''}</span>
              </span>
              <Button size="s" icon={Copy} onPress={copy}>
                {d('desk.ticket.copy')}
              </Button>
            </>
          )}
          <Button
            tone="primary"
            {...(hasFailed && { icon: RotateCcw })}
            isDisabled={isBlocked}
            isBusy={isSending}
            busyLabel={d('desk.ticket.sending')}
            onPress={() => send()}
          >
            {hasFailed
              ? d('desk.ticket.tryAgain')
              : d(what === 'note' ? 'desk.ticket.addNote' : later ? 'desk.send.schedule' : afterWords[after])}
          </Button>
          {what === 'reply' && (
            <SendChoices
              after={after}
              isDisabled={isBlocked || isSending || writing.isAgain}
              onSend={(sending) => {
                input.current?.focus();
                send(sending);
              }}
            />
          )}
          <Kbd>⌘ ↵</Kbd>
        </div>
      </section>
    </div>
  );
}
