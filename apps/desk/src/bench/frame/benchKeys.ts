import type { BenchMessageId, DeskMessageId } from '@upline/domain';
import type { BenchTranslate } from '../../messages/useBenchMessage.ts';
import type { KeyGroup } from '../../shell/Keys.tsx';

/** Keys as they are printed, and what they do. */
export interface BenchKey {
  keys: readonly string[];
  does: Extract<DeskMessageId | BenchMessageId, `desk.keys.${string}`>;
}

/** On a transaction. */
export const transactionKeys: readonly BenchKey[] = [
  { keys: ['J', 'K'], does: 'desk.keys.calls' },
  { keys: ['[', ']'], does: 'desk.keys.transactions' },
  { keys: ['Y'], does: 'desk.keys.calldata' },
  { keys: ['P'], does: 'desk.keys.callAgain' },
  { keys: ['⇧', 'S'], does: 'desk.keys.saveScenario' },
];

/** On a list of blocks, transactions, events or accounts. */
export const listKeys: readonly BenchKey[] = [
  { keys: ['J', 'K'], does: 'desk.keys.move' },
  { keys: ['↵'], does: 'desk.keys.open' },
];

/** On every page. */
const frameKeys: readonly BenchKey[] = [
  { keys: ['G', 'B'], does: 'desk.keys.bench' },
  { keys: ['⌘', 'K'], does: 'desk.keys.find' },
  { keys: ['\\'], does: 'desk.keys.controls' },
];

export const callKeys: readonly BenchKey[] = [
  { keys: ['/'], does: 'desk.keys.functions' },
  { keys: ['A'], does: 'desk.keys.account' },
  { keys: ['⌘', '↵'], does: 'desk.keys.try' },
  { keys: ['⇧', '⌘', '↵'], does: 'desk.keys.sendCall' },
  { keys: ['Y'], does: 'desk.keys.calldata' },
  { keys: ['P'], does: 'desk.keys.callAgain' },
  { keys: ['⇧', 'S'], does: 'desk.keys.saveScenario' },
];

/** Each once: what several pages share does the same on all of them. */
const all: readonly BenchKey[] = [
  ...new Map(
    [...frameKeys, ...listKeys, ...transactionKeys, ...callKeys].map((one) => [one.does, one]),
  ).values(),
];

/** The workbench's keys in words, for the list of all. */
export const benchKeyGroup = (d: BenchTranslate): KeyGroup => ({
  title: d('desk.area.bench'),
  keys: all.map(({ keys, does }) => ({ keys, words: d(does) })),
});
