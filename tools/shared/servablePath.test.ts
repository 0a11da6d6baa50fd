import { expect, test } from 'vitest';
import { checkout, requireServablePath } from './servablePath.ts';

test.each(["/home/it's a path/upline/", '/home/C#/upline/', '/home/why?/upline/'])(
  'refuses %s and names the folder',
  (folder) => {
    expect(() => requireServablePath(folder)).toThrow(folder);
  },
);

test.each([checkout, '/home/ünï 日本/up line/', '/home/100%/[a] (b) & "c"/'])('accepts %s', (folder) => {
  expect(() => requireServablePath(folder)).not.toThrow();
});
