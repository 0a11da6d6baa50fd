import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderArrows, folderCircles } from './folderArrows.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The packages whose folders know each other in one direction only. */
const packages = [
  'packages/domain',
  'packages/api',
  'packages/chain',
  'packages/operate',
  'packages/localnet',
  'packages/ui',
  'packages/app-kit',
  'apps/server',
  'apps/web',
];

test.for(packages)('in %s no folder imports one that imports it, be it through others', (name) => {
  const arrows = folderArrows(`${root}${name}`);
  expect(arrows.length).toBeGreaterThan(0);
  expect(folderCircles(arrows)).toEqual([]);
});

test('in tools no folder imports one that imports it, be it through others', () => {
  const arrows = folderArrows(root, 'tools');
  expect(arrows.length).toBeGreaterThan(0);
  expect(folderCircles(arrows)).toEqual([]);
});

test('two folders that import each other are found, and three that do so in turn', () => {
  const mutual = [
    { from: 'src/http/app.ts', to: 'src/tickets/handlers.ts' },
    { from: 'src/tickets/handlers.ts', to: 'src/http/failure.ts' },
  ];
  const inTurn = [
    { from: 'src/a/1.ts', to: 'src/b/1.ts' },
    { from: 'src/b/2.ts', to: 'src/c/1.ts' },
    { from: 'src/c/2.ts', to: 'src/a/2.ts' },
  ];
  const down = { from: 'src/a/1.ts', to: 'src/http/failure.ts' };
  expect(folderCircles([...mutual, down, ...inTurn])).toEqual([
    { folders: ['src/http', 'src/tickets'], arrows: mutual },
    { folders: ['src/a', 'src/b', 'src/c'], arrows: inTurn },
  ]);
});
