import { breakpoints } from '../../packages/ui/src/tokens/breakpoints.ts';
import { dark } from '../../packages/ui/src/tokens/dark.ts';
import { flatten } from '../../packages/ui/src/tokens/flatten.ts';
import { light } from '../../packages/ui/src/tokens/light.ts';
import {
  compactTokens,
  staticTokens,
  wideDoubleRow,
  wideGutter,
} from '../../packages/ui/src/tokens/staticTokens.ts';
import { textStyles } from '../../packages/ui/src/tokens/textStyles.ts';
import { modeUses, staticUses } from '../../packages/ui/src/tokens/tokenUses.ts';
import {
  colourOf,
  curveOf,
  familiesOf,
  lengthOf,
  lineOf,
  numberOf,
  shadowsOf,
  timeOf,
} from './tokenValues.ts';

export interface DtcgToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

export type DtcgGroup = { [name: string]: DtcgToken | DtcgGroup };

export type CssTokens = readonly (readonly [name: string, value: string])[];

/** Token types by name prefix; the first match applies. */
const kinds: readonly (readonly [start: string, type: string, read: (css: string) => unknown])[] = [
  ['color.', 'color', colourOf],
  ['scan.', 'color', colourOf],
  ['shadow.', 'shadow', shadowsOf],
  ['font.', 'fontFamily', familiesOf],
  ['rule.', 'border', lineOf],
  ['z.', 'number', numberOf],
  ['motion.duration.', 'duration', timeOf],
  ['motion.ease.', 'cubicBezier', curveOf],
  // DTCG has no percentages.
  ['radius.picture', 'number', numberOf],
  ['', 'dimension', lengthOf],
];

const uses = new Map([...flatten(modeUses), ...flatten(staticUses)]);

function tokenOf(name: string, css: string): DtcgToken {
  const [, type = '', read = String] = kinds.find(([start]) => name.startsWith(start)) ?? [];
  const use = uses.get(name);
  return { $type: type, $value: read(css), ...(use && { $description: use }) };
}

/** Groups tokens by the dots in their names. */
export function grouped(tokens: readonly (readonly [name: string, token: DtcgToken])[]): DtcgGroup {
  const root: DtcgGroup = {};
  for (const [name, token] of tokens) {
    const path = name.split('.');
    const last = path.pop() ?? name;
    let group = root;
    for (const part of path) {
      group[part] ??= {};
      group = group[part] as DtcgGroup;
    }
    group[last] = token;
  }
  return root;
}

export const dtcgOf = (tokens: CssTokens): DtcgGroup =>
  grouped(tokens.map(([name, css]) => [name, tokenOf(name, css)]));

/** Tokens without modes, except the few lengths that density and width change. */
export const foundation: CssTokens = flatten(staticTokens);

export const themes: Readonly<Record<'light' | 'dark', CssTokens>> = {
  light: flatten(light),
  dark: flatten(dark),
};

function lengthsOf(control: string, inset: string): CssTokens {
  return [
    ['size.control', control],
    ['space.inset', inset],
  ];
}

export const densities: Readonly<Record<'comfortable' | 'compact', CssTokens>> = {
  comfortable: lengthsOf(staticTokens.size.control, staticTokens.space.inset),
  compact: lengthsOf(compactTokens.control, compactTokens.inset),
};

export const widths: Readonly<Record<'phone' | 'tablet', CssTokens>> = {
  phone: [
    ['space.gutter', staticTokens.space.gutter],
    ['size.row.double', staticTokens.size.row.double],
  ],
  tablet: [
    ['space.gutter', wideGutter],
    ['size.row.double', wideDoubleRow],
  ],
};

const type = grouped(
  Object.entries(textStyles).map(([name, { size, leading, weight, tracking = 0, family = 'sans' }]) => [
    `type.${name}`,
    {
      $type: 'typography',
      $value: {
        fontFamily: `{font.${family}}`,
        fontSize: { value: size / 16, unit: 'rem' },
        fontWeight: weight,
        letterSpacing: { value: Math.round(size * tracking * 100) / 100, unit: 'px' },
        lineHeight: Math.round((leading / size) * 1000) / 1000,
      },
    },
  ]),
);

const breakpoint = grouped(
  Object.entries(breakpoints).map(([name, pixels]) => [
    `breakpoint.${name}`,
    { $type: 'dimension', $value: { value: pixels, unit: 'px' }, $description: 'Least width of the page.' },
  ]),
);

const contextsOf = (modes: Readonly<Record<string, CssTokens>>) =>
  Object.fromEntries(Object.entries(modes).map(([name, tokens]) => [name, [dtcgOf(tokens)]]));

/** All tokens with their modes: a resolver document of DTCG 2025.10. */
export const resolverDocument = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Upline',
  version: '2025.10',
  sets: { foundation: { sources: [{ ...dtcgOf(foundation), ...type, ...breakpoint }] } },
  modifiers: {
    theme: { contexts: contextsOf(themes), default: 'light' },
    density: { contexts: contextsOf(densities), default: 'comfortable' },
    width: { contexts: contextsOf(widths), default: 'phone' },
  },
  resolutionOrder: [
    { $ref: '#/sets/foundation' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/density' },
    { $ref: '#/modifiers/width' },
  ],
};
