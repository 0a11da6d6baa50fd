import type { TicketView } from '@upline/domain';
import { Button, Callout, EmptyState, RowSkeletons, SearchField, Shortcuts, useShortcuts } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { workFrame as frame } from '@upline/ui/styling';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { queuePath, replyPathOf, ticketPathOf } from '../../shell/deskPaths.ts';
import { queueKeys } from '../../shell/Keys.tsx';
import { LoadFailed } from '../../shell/LoadFailed.tsx';
import { useViews } from '../../shell/viewsQuery.ts';
import { dayAndTime } from '../due/dayAndTime.ts';
import { type BarAct, barActs } from './barActs.ts';
import * as styles from './Queue.css.ts';
import { QueueGrid } from './QueueGrid.tsx';
import { nothingAsked, type QueuedTicket, type QueueQuestion, useQueue } from './queueQuery.ts';
import { useSettledRows } from './useSettledRows.ts';
import { useTake } from './useTake.tsx';

const loadBar = () => import('./SelectionBar.tsx');

/** Loaded separately: its dialogs, menus and macros are not needed for the first rows. */
const SelectionBar = lazy(async () => ({ default: (await loadBar()).SelectionBar }));

/** Loaded separately: selects weigh more than the rows. Their height is reserved. */
const QueueFilters = lazy(async () => ({ default: (await import('./QueueFilters.tsx')).QueueFilters }));

/** Delay before the list shows a loading message, milliseconds. */
const patience = 3000;

export interface QueueScreenProps {
  view: TicketView;
  question: QueueQuestion;
  onChange: (question: QueueQuestion) => void;
}

export function QueueScreen({ view, question, onChange }: QueueScreenProps) {
  const d = useDeskMessage();
  const { navigation } = usePorts();
  const {
    data,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useQueue(view, question);
  const asked = JSON.stringify([view, question]);
  const { rows, waiting, bringIn } = useSettledRows(
    asked,
    data?.pages.map(({ tickets }) => tickets),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const search = useRef<HTMLInputElement>(null);
  const select = useCallback((ids: readonly string[], isSelected: boolean) => {
    setSelected((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isSelected ? [...others, ...ids] : others);
    });
  }, []);
  const isFiltered =
    question.q !== '' || question.priority !== '' || question.tag !== '' || question.chain !== '';
  const { totalCount: total, isMore = false } = data?.pages[0] ?? {};
  const chosen = rows.filter(({ id }) => selected.has(id));
  const [wanted, setWanted] = useState<BarAct | null>(null);
  const [isOpening, startOpening] = useTransition();
  const open = (path: string) => startOpening(() => navigation.go(path));
  const { take, isTaking, conflict } = useTake(open);
  // Keys pressed while a ticket opens are meant for its reply.
  const areKeysOn = !isOpening && !isTaking;

  /** Runs an action on the selection, or on the focused row if nothing is selected. */
  function want(act: BarAct, { id }: QueuedTicket) {
    if (chosen.length === 0) select([id], true);
    setWanted(act);
  }
  const onKey = {
    ...Object.fromEntries(
      Object.entries(barActs).map(([key, act]) => [key, (ticket: QueuedTicket) => want(act, ticket)]),
    ),
    e: take,
    r: ({ number }: QueuedTicket) => open(replyPathOf(number)),
  };

  const hasRows = rows.length > 0;
  useEffect(() => {
    // Preloads the bar so that keys work at once, even offline. A failed import is retried on use.
    if (hasRows) loadBar().catch(() => {});
  }, [hasRows]);

  /** Opens the ticket with the typed number, or the only search result. */
  function openNamed() {
    const [, number] = /^#?(\d{1,9})$/.exec(question.q.trim()) ?? [];
    const [only, ...others] = data?.pages[0]?.tickets ?? [];
    if (number) open(ticketPathOf(Number(number)));
    else if (only && others.length === 0 && question.q !== '' && !isPlaceholderData) {
      open(ticketPathOf(only.number));
    }
  }

  useShortcuts(areKeysOn ? { '/': () => search.current?.focus(), '.': bringIn } : {});

  return (
    <DeskFrame
      path={queuePath(view)}
      title={d(`desk.view.${view}`)}
      detail={
        total !== undefined && (
          <span className={styles.nobody}>{`${total.toLocaleString('en')}${isMore ? '+' : ''}`}</span>
        )
      }
      keys={queueKeys}
      search={
        <div className={frame.search}>
          <SearchField
            ref={search}
            label={d('desk.queue.search')}
            isLabelHidden
            placeholder={d('desk.queue.search')}
            value={question.q}
            onChange={(q) => onChange({ ...question, q })}
            onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && openNamed()}
          />
        </div>
      }
    >
      <Suspense fallback={<div className={styles.filters} />}>
        <QueueFilters
          question={question}
          onChange={onChange}
          shown={
            total === undefined ? undefined : { shown: rows.length, total, isMore: isMore ? 'yes' : 'no' }
          }
        />
      </Suspense>
      <div className={styles.scroll}>
        {error && (
          <LoadFailed isFetching={isFetching} onRetry={() => void refetch()}>
            {d('desk.queue.failed')}
          </LoadFailed>
        )}
        {waiting > 0 && (
          <div className={styles.news} role="status">
            <span>{d('desk.queue.new', { count: waiting })}</span>
            <Button size="s" onPress={bringIn}>
              {d('desk.queue.bring')}
            </Button>
          </div>
        )}
        {!data && !error && <Rows />}
        {data && rows.length === 0 && (
          <EmptyState
            className={styles.empty}
            title={d(isFiltered ? 'desk.queue.noResults' : 'desk.queue.empty')}
            action={
              isFiltered && (
                <Button onPress={() => onChange({ ...nothingAsked, sort: question.sort })}>
                  {d('desk.queue.clearFilters')}
                </Button>
              )
            }
          >
            {!isFiltered && <NextPromise />}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <Shortcuts isOn={areKeysOn}>
            <QueueGrid
              key={asked}
              rows={rows}
              isGrouped={question.sort === 'due'}
              selected={selected}
              onSelect={select}
              onOpen={({ number }) => open(ticketPathOf(number))}
              onKey={onKey}
            />
          </Shortcuts>
        )}
        {hasNextPage && (
          <div className={styles.more}>
            <Button isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              {d('desk.queue.more')}
            </Button>
          </div>
        )}
        {chosen.length > 0 && (
          <Suspense>
            <SelectionBar
              tickets={chosen}
              wanted={wanted}
              onWanted={() => setWanted(null)}
              onClear={() => setSelected(new Set())}
              onDone={(left) => setSelected(new Set(left))}
            />
          </Suspense>
        )}
        {conflict}
      </div>
    </DeskFrame>
  );
}

/** The next due time in any view. */
function NextPromise() {
  const d = useDeskMessage();
  const { data: views } = useViews();
  if (!views?.nextDueAt) return d('desk.queue.empty.hint');
  return d('desk.queue.nextPromise', { when: dayAndTime(d, new Date(views.nextDueAt), new Date()) });
}

/** A screen of placeholder rows at their final height. */
function Rows() {
  const d = useDeskMessage();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <RowSkeletons label={d(isLong ? 'desk.queue.stillLoading' : 'desk.queue.loading')}>
      {isLong && <Callout>{d('desk.queue.stillLoading')}</Callout>}
    </RowSkeletons>
  );
}
