import type { Screen } from '../states/screenStates.ts';

const partsOf = (path: string | null) => path?.split('/').filter(Boolean) ?? [];

/**
 * The screens at a path: those with the longest common prefix, and among them the ones of equal
 * length.
 * @param parts The path's parts, separated by spaces because Storybook allows no slash in a URL
 * argument: `dashboard wallet 7KQ2`.
 */
export function screensAt(screens: readonly Screen[], parts: string): readonly Screen[] {
  const asked = parts.split(' ').filter(Boolean);
  if (asked.length === 0) return screens;
  const shared = (screen: Screen) => {
    const own = partsOf(screen.path);
    const differs = own.findIndex((part, at) => part !== asked[at]);
    return differs === -1 ? own.length : differs;
  };
  const most = Math.max(...screens.map(shared));
  const near = screens.filter((screen) => most > 0 && shared(screen) === most);
  const exact = near.filter(({ path }) => partsOf(path).length === asked.length);
  return exact.length > 0 ? exact : near;
}
