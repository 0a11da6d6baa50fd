import { expect, test } from 'vitest';
import { advanceTimer, deadlinesOf, newTimer, type SlaTimer, type TicketEvent } from './slaTimer.ts';
import { type SupportHours, usualHours } from './supportHours.ts';

const hours: SupportHours = { ...usualHours, timeZone: 'UTC' };
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const minutes = (count: number) => count * 60_000;

/** Applies events to a ticket of normal priority; answers set it to pending. */
function play(
  turns: readonly (Omit<TicketEvent, 'isAnswer'> & { isAnswer?: boolean })[],
  by: SupportHours | null = hours,
) {
  let clock: SlaTimer = newTimer;
  const settled = turns.flatMap((turn) => {
    const next = advanceTimer(by, 'normal', clock, { isAnswer: false, ...turn });
    clock = next.clock;
    return next.settled.map(({ at: _, ...one }) => one);
  });
  return { clock, settled };
}

const opened = { status: 'open', at: at('23T10:00') } as const;
const answered = { status: 'pending', at: at('23T11:30'), isAnswer: true } as const;

test('a new ticket is due by its priority', () => {
  const { clock } = play([opened]);
  expect(deadlinesOf(hours, 'urgent', clock)).toEqual({
    replyDueAt: at('23T10:30'),
    resolutionDueAt: at('24T10:00'),
  });
  expect(deadlinesOf(hours, 'normal', clock).replyDueAt).toEqual(at('23T15:00'));
  expect(deadlinesOf(null, 'normal', clock)).toEqual({ replyDueAt: null, resolutionDueAt: null });
});

test('an answer in time keeps the target, a late one misses it, and nothing is due afterwards', () => {
  const { clock, settled } = play([opened, answered]);
  expect(settled).toEqual([{ kind: 'first', took: minutes(90), isKept: true }]);
  expect(deadlinesOf(hours, 'normal', clock)).toEqual({ replyDueAt: null, resolutionDueAt: null });
  expect(play([opened, { ...answered, at: at('23T15:01') }]).settled).toEqual([
    { kind: 'first', took: minutes(241), isKept: false },
  ]);
});

test('the next reply is due from the member’s first unanswered message', () => {
  const asked = { status: 'open', at: at('25T09:00') } as const;
  const { clock, settled } = play([
    opened,
    answered,
    asked,
    { ...asked, at: at('25T10:00') },
    { status: 'pending', at: at('25T10:20'), isAnswer: true },
    { status: 'closed', at: at('27T10:00') },
  ]);
  expect(settled).toEqual([
    { kind: 'first', took: minutes(90), isKept: true },
    { kind: 'next', took: minutes(80), isKept: true },
    { kind: 'resolution', took: minutes(170), isKept: true },
  ]);
  expect(clock.waited).toBe(minutes(170));
});

test('closing an unanswered ticket misses the reply target only if the reply is overdue', () => {
  const inTime = play([opened, { status: 'closed', at: at('23T11:00') }]);
  expect(inTime.settled.map(({ kind }) => kind)).toEqual(['resolution']);
  const late = play([opened, { status: 'closed', at: at('24T11:00') }]);
  expect(late.settled).toEqual([
    { kind: 'first', took: minutes(540), isKept: false },
    { kind: 'resolution', took: minutes(540), isKept: true },
  ]);
});

test('a late resolution is missed, and is overdue again when the ticket is reopened', () => {
  const late = play([opened, { status: 'closed', at: new Date('2026-12-23T10:00Z') }]);
  expect(late.settled.at(-1)).toMatchObject({ kind: 'resolution', isKept: false });
  const reopened = new Date('2026-12-24T10:00Z');
  const { clock } = play([
    opened,
    { status: 'closed', at: new Date('2026-12-23T10:00Z') },
    { status: 'open', at: reopened },
  ]);
  expect(deadlinesOf(hours, 'normal', clock).resolutionDueAt).toEqual(reopened);
});

test('measures time without hours but sets no targets', () => {
  expect(play([opened, { ...answered, at: at('24T10:00') }], null).settled).toEqual([
    { kind: 'first', took: minutes(24 * 60), isKept: null },
  ]);
});
