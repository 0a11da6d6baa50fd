import { expect, test } from 'vitest';
import { isLibraryThere, walletConnect } from './walletConnect.ts';

/** Applies a build's settings to the plugin. */
function begin(env: Record<string, string>, hasLibrary: boolean) {
  const { configResolved } = walletConnect(() => hasLibrary);
  if (typeof configResolved !== 'function') throw new TypeError('The plugin has changed its shape.');
  return () => Reflect.apply(configResolved, {}, [{ env }]);
}

test('requires the library, which an operator adds, if a project is set', () => {
  const project = { VITE_WALLETCONNECT_PROJECT_ID: 'project' };
  expect(begin(project, false)).toThrow(/not installed.*docs\/deploy\.md/);
  expect(begin(project, true)).not.toThrow();
  expect(begin({}, false)).not.toThrow();
});

test('the repository does not include the library', () => {
  expect(isLibraryThere()).toBe(false);
});
