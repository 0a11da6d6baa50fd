import type { BenchMessageId, DeskMessageId } from '@upline/domain';
import type { BenchTranslate } from '../../../../messages/useBenchMessage.ts';
import type { KeyGroup } from '../../frame/Keys.tsx';

/** Keys as they are printed, and what they do. */
export interface BenchKey {
  keys: readonly string[];
  does: Extract<DeskMessageId | BenchMessageId, `desk.keys.${string}`>;
}

/** On a transaction. */
export const transactionKeys: readonly BenchKey[] = [{ keys: ['[', ']'], does: 'desk.keys.transactions' }];

export const frameKeys: readonly BenchKey[] = [{ keys: ['\\'], does: 'desk.keys.controls' }];

export const callKeys: readonly BenchKey[] = [
  { keys: ['/'], does: 'desk.keys.functions' },
  { keys: ['A'], does: 'desk.keys.account' },
  { keys: ['⌘', '↵'], does: 'desk.keys.try' },
  { keys: ['⇧', '⌘', '↵'], does: 'desk.keys.sendCall' },
  { keys: ['P'], does: 'desk.keys.callAgain' },
  { keys: ['⇧', 'S'], does: 'desk.keys.saveScenario' },
];

const all: readonly BenchKey[] = [
  { keys: ['G', 'B'], does: 'desk.keys.bench' },
  ...frameKeys,
  ...transactionKeys,
  ...callKeys,
];

/** The workbench's keys in words, for the list of all. */
export const benchKeyGroup = (d: BenchTranslate): KeyGroup => ({
  title: d('desk.area.bench'),
  keys: all.map(({ keys, does }) => ({ keys, words: d(does) })),
});
