import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord, recordFileOf, whatHolds, writeRecord } from './reachRecord.ts';
import { storiesOf } from './storyList.ts';
import { type Way, waysIn } from './ways.ts';

const [light, dark] = waysIn(['light-desktop', 'dark-desktop']) as [Way, Way];

async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-reach-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const reach = { variables: ['--a'], isUntold: false };

test('stores a record for the next run', async () => {
  const file = join(await folderForTest(), 'reach', 'record.json');
  expect(await readRecord(file)).toBeNull();
  const record = { commit: 'abc', stories: { 'screens-a--loaded': reach } };
  await writeRecord(file, record);
  expect(await readRecord(file)).toEqual(record);
});

test.for([
  '{"commit":',
  '[]',
  '{"screens-a--loaded":{"variables":[],"isUntold":false}}',
  '{"commit":"abc","stories":{"screens-a--loaded":["--a"]}}',
])('ignores an invalid file: %s', async (text) => {
  const file = join(await folderForTest(), 'record.json');
  await writeFile(file, text);
  expect(await readRecord(file)).toBeNull();
});

test('each way to look has its own record', async () => {
  const kept = await folderForTest();
  expect(await recordFileOf(kept, light)).toBe(await recordFileOf(kept, light));
  expect(await recordFileOf(kept, dark)).not.toBe(await recordFileOf(kept, light));
});

test('at another commit, a record stays valid for stories that no change can affect', async () => {
  const root = await folderForTest();
  const git = execa({ cwd: root, env: { GIT_CONFIG_GLOBAL: '/dev/null' } });
  await git`git init -q`;

  async function commit(files: Record<string, string>): Promise<string> {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    await git`git add -A`;
    await git`git -c user.name=test -c user.email=test@localhost commit -qm test`;
    return (await git`git rev-parse --short HEAD`).stdout;
  }

  const ui = 'packages/ui/src';
  const first = await commit({
    [`${ui}/a/A.stories.tsx`]: "import { A } from './A.tsx';\nexport const One = A;",
    [`${ui}/a/A.tsx`]: "import { light } from '../tokens/light.ts';\nexport const A = light;",
    [`${ui}/b/B.stories.tsx`]: "import { light } from '../tokens/light.ts';\nexport const Two = light;",
    [`${ui}/tokens/light.ts`]: "export const light = '#fff';",
    [`${ui}/global.ts`]: 'export const global = 1;',
    '.storybook/preview.tsx': "export { global } from '../packages/ui/src/global.ts';",
    '.storybook/scenarios/C.stories.tsx': 'export const Three = 3;',
  });
  // In the format of Storybook's index.
  const entries = [
    { type: 'story', id: 'a--one', title: 'A', name: 'One', importPath: `./${ui}/a/A.stories.tsx` },
    { type: 'story', id: 'b--two', title: 'B', name: 'Two', importPath: `./${ui}/b/B.stories.tsx` },
    { type: 'story', id: 'b--new', title: 'B', name: 'New', importPath: `./${ui}/b/B.stories.tsx` },
    {
      type: 'story',
      id: 'c--three',
      title: 'C',
      name: 'Three',
      importPath: './.storybook/scenarios/C.stories.tsx',
    },
  ];
  const build = await folderForTest();
  const index = { entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
  await writeFile(join(build, 'index.json'), JSON.stringify(index));
  const stories = await storiesOf(build, '');
  const seen = { 'a--one': reach, 'b--two': reach, 'c--three': reach };
  const holdsAt = async (commit: string, from = first) =>
    Object.keys(await whatHolds({ commit: from, stories: seen }, root, commit, stories));

  expect(await holdsAt(first)).toEqual(['a--one', 'b--two', 'c--three']);
  const ofTokens = await commit({ [`${ui}/tokens/light.ts`]: "export const light = '#eee';" });
  expect(await holdsAt(ofTokens)).toEqual(['a--one', 'b--two', 'c--three']);
  const ofOne = await commit({ [`${ui}/a/A.tsx`]: 'export const A = 2;' });
  expect(await holdsAt(ofOne)).toEqual(['b--two', 'c--three']);
  const ofScenario = await commit({ 'contracts/scenarios/kept.json': '{}' });
  expect(await holdsAt(ofScenario)).toEqual(['b--two']);
  expect(await holdsAt(ofOne, 'f00f00f')).toEqual([]);
  const ofAll = await commit({ [`${ui}/global.ts`]: 'export const global = 2;' });
  expect(await holdsAt(ofAll)).toEqual([]);
  const ofLibraries = await commit({ 'pnpm-lock.yaml': '' });
  expect(await holdsAt(ofLibraries, ofAll)).toEqual([]);
});
