import type { KeyGroup } from '@upline/ui';
import type { BenchMessageId } from '../messages/texts/bench.ts';
import type { BenchTranslate } from '../messages/useBenchMessage.ts';

/** Keys as printed, and the message id of their action. */
export interface BenchKey {
  keys: readonly string[];
  does: Extract<BenchMessageId, `desk.keys.${string}`>;
}

export const transactionKeys: readonly BenchKey[] = [
  { keys: ['J', 'K'], does: 'desk.keys.calls' },
  { keys: ['[', ']'], does: 'desk.keys.transactions' },
  { keys: ['Y'], does: 'desk.keys.calldata' },
  { keys: ['P'], does: 'desk.keys.callAgain' },
  { keys: ['⇧', 'S'], does: 'desk.keys.saveScenario' },
];

export const listKeys: readonly BenchKey[] = [
  { keys: ['J', 'K'], does: 'desk.keys.move' },
  { keys: ['↵'], does: 'desk.keys.open' },
];

const frameKeys: readonly BenchKey[] = [
  { keys: ['⌘', 'K'], does: 'desk.keys.find' },
  { keys: ['G', 'S'], does: 'desk.keys.support' },
  { keys: ['G', 'O'], does: 'desk.keys.operate' },
  { keys: ['?'], does: 'desk.keys.all' },
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

/** Without duplicates; shared keys act alike on all pages. */
const all: readonly BenchKey[] = [
  ...new Map(
    [...frameKeys, ...listKeys, ...transactionKeys, ...callKeys].map((one) => [one.does, one]),
  ).values(),
];

/** All keys of the workbench, for the key list. */
export const benchKeyGroup = (d: BenchTranslate): KeyGroup => ({
  title: d('desk.area.bench'),
  keys: all.map(({ keys, does }) => ({ keys, words: d(does) })),
});
