import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Refused words; docs/style.md lists the replacements. */
const refused = [
  ...['he', 'him', 'his', 'himself', 'whoever', 'whomever', 'anew', 'so-manieth', 'that what'],
  ...['brakes', 'fate', 'fates', 'heard of', 'house', 'knob', 'knobs', 'objection', 'objections'],
  ...['take up', 'takes up', 'taken up', 'taking up', 'lane', 'lanes'],
];

interface Exception {
  file: string;
  /** Matches every excused line. */
  holds: RegExp;
  because: string;
}

const terms = /Whoever has them has your money/;

const exceptions: readonly Exception[] = [
  { file: 'docs/style.md', holds: /^\|/, because: 'it shows the words beside better ones' },
  {
    file: 'packages/domain/src/texts/en/access.ts',
    holds: terms,
    because: 'members accept it word for word',
  },
  { file: 'packages/domain/src/texts/olderTerms.ts', holds: terms, because: 'members have accepted it' },
  { file: 'packages/ui/src/messages/visitor.generated.ts', holds: terms, because: 'compiled from the terms' },
  {
    file: 'tools/prose/sentences.ts',
    holds: /^ {2}(`a an the|what whatever|already away)/,
    because: 'it lists words that carry nothing',
  },
  { file: 'pnpm-lock.yaml', holds: /^\s+he[@:]/, because: 'a package is called so' },
];

/** Texts in other languages, which have their own words. */
const otherLanguages = ['es', 'ar'].flatMap((language) => [
  `:!packages/domain/src/texts/${language}`,
  `:!packages/ui/src/messages/${language}.generated.ts`,
]);

/** Every tracked line, outside this file, with one of the words. */
async function findWords(): Promise<readonly { file: string; line: string; text: string }[]> {
  const words = refused.flatMap((word) => ['-e', word]);
  const { stdout } = await execa(
    'git',
    ['grep', '-nzIwiF', ...words, '--', ':!tools/docs/words.test.ts', ...otherLanguages],
    {
      cwd: root,
    },
  );
  return stdout.split('\n').map((found) => {
    const [file = '', line = '', text = ''] = found.split('\0');
    return { file, line, text };
  });
}

const found = await findWords();

test('uses “they” for people, and plain words', () => {
  const faults = found.filter(
    ({ file, text }) => !exceptions.some((other) => other.file === file && other.holds.test(text)),
  );
  expect(faults.map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`)).toEqual([]);
});

test('files are named in plain words', async () => {
  const { stdout } = await execa('git', ['ls-files'], { cwd: root });
  const faults = stdout.split('\n').filter((path) => {
    // Words of a path in camelCase, kebab-case and snake_case.
    const words =
      path
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .match(/[a-z]+/g) ?? [];
    return words.some((word) => refused.includes(word));
  });
  expect(faults).toEqual([]);
});

test.each(exceptions)('$file needs its exception: $because', ({ file, holds }) => {
  expect(found.some((other) => other.file === file && holds.test(other.text))).toBe(true);
});
