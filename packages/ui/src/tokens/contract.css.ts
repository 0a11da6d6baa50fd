import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './light.ts';
import { staticTokens } from './staticTokens.ts';

function variableName(_value: string | null, path: string[]): string {
  const words = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `up-${words.join('-')}`;
}

/** Custom properties that no colour mode changes: `--up-space-m`, `--up-radius-l`. */
export const staticVars = createGlobalThemeContract(staticTokens, variableName);

/** Custom properties that `data-theme` reassigns: `--up-color-text-muted`, `--up-shadow-overlay`. */
export const modeVars = createGlobalThemeContract(light, variableName);

/** Both contracts together: the only way a style may name a value. */
export const vars = { ...staticVars, ...modeVars };
