import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '@upline/api';
import * as domain from '@upline/domain';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { type Row, rowsOf, withoutCode } from './markdown.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = await readFile(`${root}docs/specification.md`, 'utf8');
const rows = rowsOf(page);
const texts: Readonly<Record<string, string>> = domain.messages;
const constants: Readonly<Record<string, unknown>> = domain;

/** The rows of all tables with the given columns. */
const rowsWith = (...columns: readonly string[]) =>
  rows.filter((row) => columns.every((column) => row[column] !== undefined));

const codesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const quotesIn = (text: string) => [...text.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => quote);

/** The matches of `git grep` in the tracked files, one per line. */
async function grep(pattern: string, ...files: readonly string[]): Promise<string[]> {
  const { stdout } = await execa('git', ['grep', '-onE', pattern, '--', ...files], { cwd: root });
  return stdout.split('\n');
}

const { stdout } = await execa('git', ['ls-files', '-z'], { cwd: root });
const tracked = stdout.split('\0').filter(Boolean);

const linksOf = (row: Row) =>
  [
    ...Object.values(row)
      .join(' ')
      .matchAll(/\]\(\.\.\/([^)#]+)\)/g),
  ].map(([, link = '']) => link);

/** The content of the files and folders that a row links to. */
async function linkedFrom(row: Row): Promise<string> {
  const links = linksOf(row);
  const files = tracked.filter((file) => links.some((link) => file === link || file.startsWith(`${link}/`)));
  return (await Promise.all(files.map((file) => readFile(`${root}${file}`, 'utf8')))).join('\n');
}

/** True if code uses a text: by its full id, or by a prefix and a computed rest. */
function speaksOf(code: string, id: string): boolean {
  const family = id.slice(0, id.lastIndexOf('.') + 1);
  return code.includes(id) || (family !== '' && code.includes(`${family}\${`));
}

const sections = new Set(
  [...withoutCode(page).matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number),
);

test('every section mentioned by code or a story exists', async () => {
  const comments = await grep('Spec §[0-9]+(\\.[0-9]+)?(,? (and )?§[0-9]+(\\.[0-9]+)?)*');
  const tags = await grep("'spec-[0-9]+'", '*.stories.tsx');
  const spokenOf = [
    ...comments.flatMap((found) =>
      [...found.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number]) => ({ found, number })),
    ),
    ...tags.map((found) => ({ found, number: /spec-(\d+)/.exec(found)?.[1] })),
  ];
  expect(spokenOf.length).toBeGreaterThan(200);
  expect(spokenOf.filter(({ number = '' }) => !sections.has(number))).toEqual([]);
});

test('every quoted text is in the catalogue', () => {
  const known = new Set(Object.values(texts));
  // A text may be wrapped over two lines.
  const quoted = quotesIn(page.replaceAll(/\s*\n\s*/g, ' '));
  expect(quoted.length).toBeGreaterThan(200);
  expect(quoted.filter((quote) => !known.has(quote))).toEqual([]);
});

test('every text beside an id is that id’s text, and no toast is missing', () => {
  const named = rowsWith('id').filter(({ id }) => id);
  const idOf = ({ id }: Row) => codesIn(id)[0] ?? '';
  for (const row of named) {
    const [text] = quotesIn(Object.values(row).join(' '));
    expect({ id: idOf(row), text }).toEqual({ id: idOf(row), text: texts[idOf(row)] });
  }
  const toasts = Object.keys(texts).filter((id) => id.startsWith('toast.'));
  expect(toasts.filter((id) => !named.some((row) => idOf(row) === id))).toEqual([]);
});

test('every limit beside a constant equals that constant', () => {
  const limits = rowsWith('value', 'constant');
  expect(limits.length).toBeGreaterThan(20);
  for (const { value = '', constant } of limits) {
    const [name = ''] = codesIn(constant);
    const figure = /^[\d,]+/.exec(value)?.[0].replaceAll(',', '');
    expect({ name, value: figure ? Number(figure) : value }).toEqual({ name, value: constants[name] });
  }
});

test('levels have the fees and kinds of the domain', () => {
  const told = rowsWith('level', 'fee', 'kind').map(({ level, fee, kind }) => [
    Number(level),
    Number(fee),
    kind,
  ]);
  const dollars = (units: bigint) => Number(units / 10n ** BigInt(domain.moneyDecimals));
  expect(told).toEqual(domain.levels.map(({ position, fee, kind }) => [position, dollars(fee), kind]));
});

test('the calls and their access match the contract', () => {
  const told = rowsWith('name', 'call').map((row) => {
    const [name = ''] = codesIn(row.name);
    const [path] = codesIn(row.call);
    const who = row.takes ?? row.for ?? '';
    const access = who.startsWith('*all*') ? 'public' : who.startsWith('support:') ? 'staff' : 'member';
    return [name, { method: row.call?.split(' ')[0], path, access }];
  });
  expect(Object.fromEntries(told)).toEqual(routes);
  expect(told).toHaveLength(Object.keys(routes).length);
});

test('the paths and storage keys match the domain', () => {
  const paths = rowsWith('path', 'shows').flatMap(({ path }) => codesIn(path));
  const plain = new Set(paths.map((path) => path.replace(/\/\{.*$/, '')));
  expect([...plain].toSorted()).toEqual(Object.values(domain.paths).toSorted());
  const keys = rowsWith('key', 'holds').flatMap(({ key }) => codesIn(key));
  expect(keys.toSorted()).toEqual(Object.values(domain.storageKeys).toSorted());
});

test('a link beside an id, a constant or a call leads to the file that contains it', async () => {
  const named = rows.flatMap((row) => {
    const [name] = codesIn(row.id ?? row.constant ?? (row.call && row.name));
    return name !== undefined && linksOf(row).length > 0 ? [{ name, row }] : [];
  });
  expect(named.length).toBeGreaterThan(120);
  const found = await Promise.all(named.map(async ({ row }) => linkedFrom(row)));
  const astray = named.filter(({ name }, at) => !speaksOf(found[at] ?? '', name));
  expect(astray.map(({ name }) => name)).toEqual([]);
});
