import { expect, test } from 'vitest';
import * as z from 'zod';
import { growing } from './growing.ts';

const list = z.array(z.object({ act: growing(['read', 'close']) }));

test('accepts a name of a later release, and rejects values that are no names', () => {
  const told = [{ act: 'read' }, { act: 'ofALaterRelease' }];
  expect(list.parse(told)).toEqual(told);
  expect(list.safeParse([{ act: 1 }]).success).toBe(false);
  expect(list.safeParse([{}]).success).toBe(false);
});
