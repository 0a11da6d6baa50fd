import { expect, test } from 'vitest';
import { levelCardState, requiredPosition } from './levelCard.ts';
import { levels } from './levels.ts';

test.each([
  {
    activated: [],
    processing: null,
    states: 'purchase',
  },
  {
    activated: [],
    processing: 1,
    states: 'processing',
  },
  {
    activated: [1, 2],
    processing: null,
    states: 'activated activated purchase',
  },
  {
    activated: [1, 2],
    processing: 3,
    states: 'activated activated processing',
  },
  {
    activated: [1],
    processing: 1,
    states: 'activated purchase',
  },
] as const)('$activated bought, $processing running', ({ activated, processing, states }) => {
  const shown = levels.map(({ position }) => levelCardState(position, { activated, processing }));
  const others = levels.slice(states.split(' ').length).map(() => 'locked');
  expect(shown).toEqual([...states.split(' '), ...others]);
});

test('requires the level below a locked level', () => {
  expect(requiredPosition(2, [])).toBe(1);
  expect(requiredPosition(5, [3])).toBe(4);
});

test('a level below an activated one stays locked', () => {
  expect(levelCardState(1, { activated: [3], processing: null })).toBe('locked');
  expect(requiredPosition(1, [3])).toBeNull();
  expect(requiredPosition(2, [3])).toBeNull();
});
