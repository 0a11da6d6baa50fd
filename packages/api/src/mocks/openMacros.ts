import type { MacroActs } from './macros.ts';
import type { MockBackend } from './mockBackend.ts';

const macros: readonly MacroActs[] = [
  {
    name: 'Allowance too low',
    text:
      'Hello {name}, you were not charged. The pool needed {amount} for Level {level} and your wallet allowed less, ' +
      'so nothing moved. Open the level again and leave the amount as it is shown.',
    status: 'pending',
    tags: ['purchase'],
    assignee: 'me',
  },
  {
    name: 'Lost income',
    text: 'Hello {name}, income of a level goes to those who have that level when it is bought.',
    status: null,
    tags: ['lost-income', 'explained'],
    assignee: null,
  },
  { name: 'Spam', text: '', status: 'closed', tags: ['spam'], assignee: 'me' },
];

/** Creates the sample macros as a lead. */
export function openMacros({ macros: kept, audit }: MockBackend, lead: string): void {
  for (const acts of macros) {
    const { name, version } = kept.create(acts, lead);
    audit.record({ staff: lead, act: 'macro', details: { macro: { name, version } } });
  }
}
