import type { NavigationPort } from '../navigation.ts';
import { type Writable, writable } from '../writable.ts';

/** Records navigation: paths, oldest first; `'back'` for each step back; URLs of other sites. */
export interface NavigationSpy extends NavigationPort {
  visits: Writable<readonly string[]>;
}

/** Records navigation without leaving the screen. */
export function fakeNavigation(origin = 'https://upline.example'): NavigationSpy {
  const visits = writable<readonly string[]>([]);
  const note = (visit: string) => visits.set([...visits.get(), visit]);
  return { visits, origin, go: (path) => note(path), back: () => note('back'), leave: (url) => note(url) };
}
