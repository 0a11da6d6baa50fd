import { expect, test } from 'vitest';
import { fillVariables, macroStandsIn, unknownVariables, unresolvedVariables } from './macroText.ts';

const text = 'Hi {name}, {amount} for Level {level}. Bye {name} {nmae} {}{';

test('lists open variables once, and unknown ones separately', () => {
  expect(unresolvedVariables(text)).toEqual(['name', 'amount', 'level']);
  expect(unknownVariables(text)).toEqual(['nmae']);
  expect(unresolvedVariables('Nothing { name } open')).toEqual([]);
});

test('fills each known variable once, without expanding its value', () => {
  expect(fillVariables(text, { name: '{amount} $& $1', level: '', amount: '$5.00' })).toBe(
    'Hi {amount} $& $1, $5.00 for Level {level}. Bye {amount} $& $1 {nmae} {}{',
  );
});

test('finds a macro in a reply by any of its sentences', () => {
  const macro = 'Hello {name}, it was paid. Bye!';
  expect(macroStandsIn('Hello Ada, it was paid. Bye!', macro)).toBe(true);
  expect(macroStandsIn('Hi Ada. Bye!', macro)).toBe(true);
  expect(macroStandsIn('We look at it, Ada.', macro)).toBe(false);
  expect(macroStandsIn('', macro)).toBe(false);
});
