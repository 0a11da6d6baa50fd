import { expect, test } from 'vitest';
import { fillVariables, macroStandsIn, unknownVariables, unresolvedVariables } from './macroText.ts';

const text = 'Hi {name}, {amount} for Level {level}. Bye {name} {nmae} {}{';

test('a text names the variables that it leaves open once, and slips of the pen apart', () => {
  expect(unresolvedVariables(text)).toEqual(['name', 'amount', 'level']);
  expect(unknownVariables(text)).toEqual(['nmae']);
  expect(unresolvedVariables('Nothing { name } open')).toEqual([]);
});

test('what is known is filled in once: a value that looks like a variable stays what it is', () => {
  expect(fillVariables(text, { name: '{amount} $& $1', level: '', amount: '$5.00' })).toBe(
    'Hi {amount} $& $1, $5.00 for Level {level}. Bye {amount} $& $1 {nmae} {}{',
  );
});

test('a macro stands in a reply while one of its sentences does', () => {
  const macro = 'Hello {name}, it was paid. Bye!';
  expect(macroStandsIn('Hello Ada, it was paid. Bye!', macro)).toBe(true);
  expect(macroStandsIn('Hi Ada. Bye!', macro)).toBe(true);
  expect(macroStandsIn('We look at it, Ada.', macro)).toBe(false);
  expect(macroStandsIn('', macro)).toBe(false);
});
