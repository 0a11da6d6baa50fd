import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mutant } from './mutants.ts';
import type { Program } from './program.ts';
import type { AstNode } from './source/ast.ts';
import { VerdictStore } from './verdictStore.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'upline-verdicts-'));
});

afterAll(() => rm(dir, { recursive: true }));

const mutant: Mutant = {
  id: '00000001',
  file: 'src/Pool.sol',
  line: 1,
  within: 'Pool',
  operator: 'step',
  from: '++x',
  to: '--x',
  edit: { start: 0, end: 2, text: '--' },
};

function programOf(texts: Record<string, string> = {}): Program {
  const contents = {
    'src/Pool.sol': '++x',
    'test/Unit.t.sol': 'unit',
    'test/Support.sol': 'support',
    'test/Other.t.sol': 'other',
    ...texts,
  };
  const unit = (imports: readonly string[]): AstNode => ({
    id: 0,
    nodeType: 'SourceUnit',
    src: '0:0:0',
    nodes: imports.map((absolutePath) => ({
      id: 1,
      nodeType: 'ImportDirective',
      src: '0:0:0',
      absolutePath,
    })),
  });
  return {
    root: dir,
    src: 'src',
    test: 'test',
    settings: {},
    surroundings: '',
    declarations: new Map(),
    files: new Map(
      Object.entries(contents).map(([file, content]) => [
        file,
        { file, content, ast: unit(file === 'test/Unit.t.sol' ? ['test/Support.sol'] : []) },
      ]),
    ),
  };
}

const killed = { outcome: 'killed', suite: 'test/Unit.t.sol:UnitTest', test: 'test_Unit()' } as const;

test('a kill stays valid after changes to other tests, but not to its own test, support or a source', async () => {
  const path = join(dir, 'kills.jsonl');
  await (await VerdictStore.open(path, programOf())).add(mutant, killed);
  const findIn = async (texts: Record<string, string>) =>
    (await VerdictStore.open(path, programOf(texts))).find(mutant);
  expect(await findIn({})).toEqual(killed);
  expect(await findIn({ 'test/Other.t.sol': 'changed' })).toEqual(killed);
  expect(await findIn({ 'test/Unit.t.sol': 'changed' })).toBeUndefined();
  expect(await findIn({ 'test/Support.sol': 'changed' })).toBeUndefined();
  expect(await findIn({ 'src/Pool.sol': '++y' })).toBeUndefined();
});

test('tests a survivor again after any change of the tests', async () => {
  const path = join(dir, 'survivors.jsonl');
  await (await VerdictStore.open(path, programOf())).add(mutant, { outcome: 'survived' });
  const again = await VerdictStore.open(path, programOf());
  expect(again.find(mutant)).toEqual({ outcome: 'survived' });
  const changed = await VerdictStore.open(path, programOf({ 'test/Other.t.sol': 'changed' }));
  expect(changed.find(mutant)).toBeUndefined();
});

test('skips a line cut short by an interruption', async () => {
  const path = join(dir, 'cut.jsonl');
  await writeFile(path, '{"program":"00\n');
  const store = await VerdictStore.open(path, programOf());
  await store.add(mutant, killed);
  expect((await VerdictStore.open(path, programOf())).find(mutant)).toEqual(killed);
});
