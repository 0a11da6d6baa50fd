export interface Way {
  theme: 'light' | 'dark';
  /** A size of the toolbar. */
  viewport: 'desktop' | 'phone';
  width: number;
  height: number;
}

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** The ways by name: `light-desktop`, `dark-phone` and so on. */
const ways: ReadonlyMap<string, Way> = new Map(
  (['light', 'dark'] as const).flatMap((theme) =>
    (['desktop', 'phone'] as const).map((viewport) => [
      `${theme}-${viewport}`,
      { theme, viewport, ...sizes[viewport] },
    ]),
  ),
);

/**
 * The ways given on a command line.
 * @throws Error with the list of names if one is unknown.
 */
export function waysIn(names: readonly string[]): Way[] {
  return names.map((name) => {
    const way = ways.get(name);
    if (!way) throw new Error(`No way to look: ${name}. There are ${[...ways.keys()].join(', ')}.`);
    return way;
  });
}
