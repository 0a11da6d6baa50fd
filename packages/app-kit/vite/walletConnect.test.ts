import { expect, test } from 'vitest';
import { isLibraryThere, walletConnect } from './walletConnect.ts';

/** The settings that a build begins with. */
function begin(env: Record<string, string>, hasLibrary: boolean) {
  const { configResolved } = walletConnect(() => hasLibrary);
  if (typeof configResolved !== 'function') throw new TypeError('The plugin has changed its shape.');
  return () => Reflect.apply(configResolved, {}, [{ env }]);
}

test('a project asks for the library, which an operator adds', () => {
  const project = { VITE_WALLETCONNECT_PROJECT_ID: 'project' };
  expect(begin(project, false)).toThrow(/not installed.*docs\/deploy\.md/);
  expect(begin(project, true)).not.toThrow();
  expect(begin({}, false)).not.toThrow();
});

test('the repository does not bring it', () => {
  expect(isLibraryThere()).toBe(false);
});
