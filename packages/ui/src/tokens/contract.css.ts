import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './light.ts';
import { staticTokens } from './staticTokens.ts';
import { variableName } from './variableName.ts';

/** Custom properties that no colour mode changes: `--up-space-m`, `--up-radius-l`. */
export const staticVars = createGlobalThemeContract(staticTokens, variableName);

/** Custom properties that `data-theme` reassigns: `--up-color-text-muted`, `--up-shadow-overlay`. */
export const modeVars = createGlobalThemeContract(light, variableName);

/** Both contracts together: the only way a style may name a value. */
export const vars = { ...staticVars, ...modeVars };
