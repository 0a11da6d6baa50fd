import type { Guide } from './guide.ts';

/** Parts with product words. */
export const patterns: Readonly<Record<string, Guide>> = {
  'Patterns/Level card': {
    status: 'stable',
    when: 'One level and where it stands for the member.',
    otherwise: 'Level glyph for all nine in a row, Pool overview list for figures.',
    dos: [
      'Keep price and number in sight in every state.',
      'Say what comes first on a locked one, with a link.',
    ],
    donts: [
      'Do not blur the price.',
      'Do not let its height change between states.',
      'Do not promise income on it.',
    ],
    anatomy: [
      'Drawing of the pool family',
      'Number and pool',
      'Price',
      'State',
      'Foot: reason, button, progress or record',
    ],
    access: [
      'It is an article named “Level 3”.',
      'Its button names level and price.',
      'Its state is a word with an icon.',
    ],
  },
  'Patterns/Ledger figure': {
    status: 'stable',
    when: 'A sum of the member’s own lines.',
    otherwise: 'Money for sums of others and for prices.',
    dos: ['Name which sum it is.', 'Lead to exactly the lines that it adds up.'],
    donts: ['Do not hide a loss.', 'Do not sum lines that are not final without the open rule.'],
    anatomy: ['Amount', 'Line under it: double when final, dashed when open'],
    access: ['It is a link named with sum and amount.', 'The line’s meaning is said in words too.'],
  },
};
