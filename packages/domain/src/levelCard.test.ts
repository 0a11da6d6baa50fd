import { expect, test } from 'vitest';
import { levelCardState, requiredPosition } from './levelCard.ts';
import { levels } from './levels.ts';

test.each([
  {
    activated: [],
    processing: null,
    states: 'purchase locked locked locked locked locked locked locked locked',
  },
  {
    activated: [],
    processing: 1,
    states: 'processing locked locked locked locked locked locked locked locked',
  },
  {
    activated: [1, 2],
    processing: null,
    states: 'activated activated purchase locked locked locked locked locked locked',
  },
  {
    activated: [1, 2],
    processing: 3,
    states: 'activated activated processing locked locked locked locked locked locked',
  },
  {
    activated: [1],
    processing: 1,
    states: 'activated purchase locked locked locked locked locked locked locked',
  },
] as const)('$activated bought, $processing running', ({ activated, processing, states }) => {
  const shown = levels.map(({ position }) => levelCardState(position, { activated, processing }));
  expect(shown.join(' ')).toBe(states);
});

test('a locked level names the one below it', () => {
  expect(requiredPosition(1)).toBeNull();
  expect(requiredPosition(4)).toBe(3);
});
