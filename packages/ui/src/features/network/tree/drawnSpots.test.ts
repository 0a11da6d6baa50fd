import { expect, test } from 'vitest';
import { drawnSpots, pathTo, stepFrom } from './drawnSpots.ts';
import type { MatrixMember } from './matrixMember.ts';

const member = (wallet: string): MatrixMember => ({ wallet, name: wallet, photo: '' });
const place = (wallet: string, ...downlines: MatrixMember[]) => ({ ...member(wallet), downlines });

const members = [place('Ada', member('Amy'), member('Ann')), place('Bo'), place('Cy', member('Col'))];
const part = { root: { ...place('You'), downlines: members }, members, path: ['You'] };
const spots = drawnSpots(part, 1000);

test('divides the width by five slots, and centres the slots of a member below the box', () => {
  const xOf = (key: string) => spots.find((spot) => spot.key === key)?.x;
  expect(['You', 'Ada', 'Bo', 'Cy', 'You 3', 'You 4'].map(xOf)).toEqual([500, 100, 300, 500, 700, 900]);
  expect(['Amy', 'Ann', 'Ada 2', 'Ada 3', 'Ada 4'].map(xOf)).toEqual([20, 60, 100, 140, 180]);
  expect(spots).toHaveLength(1 + 5 + 15);
});

test.each([
  ['You', 'child', 'Ada'],
  ['Ada', 'child', 'Amy'],
  ['Ann', 'next', 'Col'],
  ['Col', 'next', 'Col'],
  ['Col', 'previous', 'Ann'],
  ['Col', 'parent', 'Cy'],
  ['Bo', 'child', 'Bo'],
  ['You', 'parent', 'You'],
  ['Col', 'root', 'You'],
  ['gone', 'root', 'You'],
] as const)('steps from %s with %s to %s', (from, step, to) => {
  expect(stepFrom(spots, from, step)).toBe(to);
});

test('returns the path from the root to the member', () => {
  expect([...pathTo(spots, 'Col')]).toEqual(['Col', 'Cy', 'You']);
  expect([...pathTo(spots, 'gone')]).toEqual([]);
});
