import { flag, record } from './parsing.ts';

/** The colour mode. Spec §3. */
export interface ThemeSlice {
  isLightTheme: boolean;
}

export const defaultTheme: ThemeSlice = { isLightTheme: true };

/** Reads a stored theme strictly. @throws TypeError if it is invalid. */
export function parseTheme(stored: unknown): ThemeSlice {
  return { isLightTheme: flag(record(stored).isLightTheme) };
}
