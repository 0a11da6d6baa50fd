import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderArrows, folderCircles } from './folderArrows.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packages without cycles between their folders. */
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
  'apps/desk',
  'apps/workbench',
];

test.for(packages)('%s has no cycle between folders, direct or indirect', (name) => {
  const arrows = folderArrows(`${root}${name}`);
  expect(arrows.length).toBeGreaterThan(0);
  expect(folderCircles(arrows)).toEqual([]);
});

test('tools has no cycle between folders, direct or indirect', () => {
  const arrows = folderArrows(root, 'tools');
  expect(arrows.length).toBeGreaterThan(0);
  expect(folderCircles(arrows)).toEqual([]);
});

test('finds a cycle of two folders and a cycle of three', () => {
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
