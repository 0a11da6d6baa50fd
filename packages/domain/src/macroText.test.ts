import { expect, test } from 'vitest';
import { fillVariables, unknownVariables, unresolvedVariables } from './macroText.ts';

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
