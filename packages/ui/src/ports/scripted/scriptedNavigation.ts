import type { NavigationPort } from '../navigation.ts';
import { type Writable, writable } from '../writable.ts';

/** Where a story was sent: the paths gone to, oldest first; `'back'` for each step back, the URL of a site left for. */
export interface NavigationSpy extends NavigationPort {
  visits: Writable<readonly string[]>;
}

/** Notes where a screen wants to go and stays where it is. */
export function scriptedNavigation(origin = 'https://upline.example'): NavigationSpy {
  const visits = writable<readonly string[]>([]);
  const note = (visit: string) => visits.set([...visits.get(), visit]);
  return { visits, origin, go: (path) => note(path), back: () => note('back'), leave: (url) => note(url) };
}
