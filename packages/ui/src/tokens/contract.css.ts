import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './light.ts';
import { staticTokens } from './staticTokens.ts';
import { variableName } from './variableName.ts';

/** Custom properties that are equal in both colour modes: `--up-space-m`, `--up-radius-l`. */
export const staticVars = createGlobalThemeContract(staticTokens, variableName);

/** Custom properties that `data-theme` changes: `--up-color-text-muted`, `--up-shadow-overlay`. */
export const modeVars = createGlobalThemeContract(light, variableName);

/** Both contracts. Styles take every value from here. */
export const vars = { ...staticVars, ...modeVars };
