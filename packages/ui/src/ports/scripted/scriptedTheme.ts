import type { Theme } from '../../tokens/theme.ts';
import type { ThemePort } from '../theme.ts';
import { writable } from '../writable.ts';

/** A colour mode that a story can change; the next story begins with its own. */
export function scriptedTheme(initial: Theme): ThemePort {
  const theme = writable(initial);
  return {
    theme,
    set(next) {
      document.documentElement.dataset.theme = next;
      theme.set(next);
    },
  };
}
