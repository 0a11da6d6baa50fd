import { readFile } from 'node:fs/promises';
import { type MessageId, messages } from '@upline/domain';
import { expect, test } from 'vitest';
import { isHelpStale, readArticle } from './compileHelp.ts';

test('the articles in packages/ui match help/; otherwise run pnpm generate:help', async () => {
  expect(await isHelpStale()).toBe(false);
});

const place = { slug: 'claim', group: 'income' } as const;
const head = '# Claim\n\n> How to claim.\n\nkeywords: claim, payout\n\n';

test('an article has a title, a summary, keywords and blocks', () => {
  const text = `${head}Open the **page** [Ledger](/dashboard/ledger).\n\n## Then\n\n1. Press \`Claim\`.\n2. Wait.\n`;
  expect(readArticle(text, place)).toEqual({
    ...place,
    title: 'Claim',
    summary: 'How to claim.',
    keywords: ['claim', 'payout'],
    blocks: [
      { text: ['Open the ', { strong: 'page' }, ' ', { link: '/dashboard/ledger', words: 'Ledger' }, '.'] },
      { heading: 'Then' },
      { list: [['Press ', { code: 'Claim' }, '.'], ['Wait.']], isOrdered: true },
    ],
  });
});

test.each([
  ['a script', `${head}<script>alert(1)</script>`],
  ['HTML within words', `${head}A <b>word</b>.`],
  ['an image', `${head}![Picture](/icon.svg)`],
  ['a link elsewhere', `${head}[Site](https://evil.example)`],
  ['a script in a link', `${head}[Press](javascript:alert)`],
  ['a heading of another level', `${head}### Deep`],
  ['no title', '> How to claim.'],
  ['no summary', '# Claim\n\nText.'],
  ['no keywords', '# Claim\n\n> How to claim.\n\nText.'],
])('refuses %s', (_name, text) => {
  expect(() => readArticle(text, place)).toThrow();
});

test.each<[article: string, says: MessageId[]]>([
  [
    'what-upline-is',
    ['access.what.text', 'access.what.paid', 'risk.1', 'risk.2', 'risk.3', 'risk.4', 'risk.5'],
  ],
  ['lost-income', ['dashboard.lost']],
])(
  '%s explains who is paid, the risks and the missed income in the words of the app',
  async (article, says) => {
    const text = await readFile(new URL(`../help/en/${article}.md`, import.meta.url), 'utf8');
    for (const id of says) expect(text).toContain(messages[id]);
  },
);
