import type { Readable } from './readable.ts';

export type Theme = 'light' | 'dark';

/** The colour mode, kept between visits. Light by default. Spec §3. */
export interface ThemePort {
  theme: Readable<Theme>;
  set(theme: Theme): void;
}
