import { textStyles } from '../../packages/ui/src/tokens/textStyles.ts';
import {
  type CssTokens,
  type DtcgGroup,
  type DtcgToken,
  densities,
  dtcgOf,
  foundation,
  grouped,
  themes,
} from './dtcg.ts';
import { familiesOf, lengthOf, timeOf } from './tokenValues.ts';

const isLength = ([name]: readonly [string, string]) =>
  /^(space|size|radius|border)\./.test(name) && name !== 'radius.picture';

/** All lengths with a density applied: Figma requires every variable in every mode. */
function lengthsIn(density: CssTokens): CssTokens {
  const changed = new Map(density);
  return foundation.filter(isLength).map(([name, value]) => [name, changed.get(name) ?? value]);
}

const pixels = (value: number) => lengthOf(`${Math.round(value * 100) / 100}px`);

const variable = (name: string, $type: string, $value: unknown): [string, DtcgToken] => [
  name,
  { $type, $value },
];

/** Figma accepts one font name, and times in seconds. */
const constants: DtcgGroup = grouped([
  ...foundation.flatMap(([name, css]) => {
    if (name.startsWith('font.')) return [variable(name, 'fontFamily', familiesOf(css)[0])];
    if (!name.startsWith('motion.duration.')) return [];
    return [variable(name, 'duration', { value: timeOf(css).value / 1000, unit: 's' })];
  }),
  ...Object.entries(textStyles).flatMap(([name, { size, leading, weight, tracking = 0 }]) => [
    variable(`type.${name}.size`, 'dimension', pixels(size)),
    variable(`type.${name}.lineHeight`, 'dimension', pixels(leading)),
    variable(`type.${name}.letterSpacing`, 'dimension', pixels(size * tracking)),
    variable(`type.${name}.weight`, 'number', weight),
  ]),
]);

/** The variables of one mode, named as in Figma's own export. */
const modeOf = (name: string, variables: DtcgGroup) => ({
  ...variables,
  $extensions: { 'com.figma.modeName': `${name.charAt(0).toUpperCase()}${name.slice(1)}` },
});

/**
 * Files for Figma's import of variables: one folder per collection, one file per mode, without
 * aliases. Figma accepts colours in sRGB, lengths in pixels, times in seconds, one font name, and
 * numbers; shadows, curves and lines are not supported.
 */
export const figmaFiles: Readonly<Record<string, object>> = Object.fromEntries([
  ...Object.entries(themes).map(([mode, tokens]) => [
    `figma/colour/${mode}.json`,
    modeOf(mode, dtcgOf(tokens.filter(([name]) => name.startsWith('color.')))),
  ]),
  ...Object.entries(densities).map(([mode, tokens]) => [
    `figma/size/${mode}.json`,
    modeOf(mode, dtcgOf(lengthsIn(tokens))),
  ]),
  ['figma/type/value.json', modeOf('value', constants)],
]);
