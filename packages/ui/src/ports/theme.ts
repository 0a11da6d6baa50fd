import type { Theme } from '../tokens/theme.ts';
import type { Readable } from './readable.ts';

/** The colour mode, stored between visits. Light by default. Spec §3. */
export interface ThemePort {
  theme: Readable<Theme>;
  set(theme: Theme): void;
}
