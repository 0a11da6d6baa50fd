import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { tokenDownloads } from '../../packages/ui/src/foundations/tokenDownloads.ts';
import { resolverDocument } from './dtcg.ts';
import { staleFiles, tokenFiles } from './tokenFiles.ts';
import { colourOf, lengthOf, shadowsOf } from './tokenValues.ts';

const root = new URL('../../', import.meta.url);

/** Parses a document with Terrazzo. @throws Error if it is no DTCG, or breaks a rule. */
function read(document: unknown) {
  const config = defineConfig({}, { cwd: root });
  // Added to Terrazzo's recommended rules: setting `rules` would replace them.
  config.lint.rules['core/consistent-naming'] = ['error', { format: 'camelCase' }];
  return parse([{ filename: new URL('upline.resolver.json', root), src: JSON.stringify(document) }], {
    config,
  });
}

test('the files for designers match the tokens; otherwise run pnpm generate:tokens', async () => {
  expect(await staleFiles()).toEqual([]);
});

test('Storybook offers each file', () => {
  expect(tokenDownloads.map(({ file }) => file)).toEqual(Object.keys(tokenFiles));
});

test('another tool reads the tokens in every mode', async () => {
  const { resolver } = await read(resolverDocument);
  const usual = resolver.apply({});
  const staff = resolver.apply({ theme: 'dark', density: 'compact', width: 'tablet' });
  const shown = (tokens: typeof usual) =>
    ['color.bg.canvas', 'size.control', 'space.gutter'].map((name) => tokens[name]?.$value);
  expect(shown(usual)).toEqual([colourOf('#F5F7FA'), lengthOf('40px'), lengthOf('16px')]);
  expect(shown(staff)).toEqual([colourOf('#0A0F1A'), lengthOf('32px'), lengthOf('24px')]);
  expect(usual['rule.open']?.$value).toMatchObject({ color: colourOf('#5F697D'), style: 'dashed' });
  expect(staff['rule.open']?.$value).toMatchObject({ color: colourOf('#8F9AB0') });
});

test('rejects a value that does not fit its token’s type', async () => {
  const broken = structuredClone(resolverDocument);
  Object.assign(broken.sets.foundation.sources[0] ?? {}, {
    wrong: { $type: 'dimension', $value: 'wide' },
  });
  await expect(read(broken)).rejects.toThrow('valid-dimension');
});

test('every colour, shadow and length has a description', () => {
  const { sources } = resolverDocument.sets.foundation;
  const { light } = resolverDocument.modifiers.theme.contexts;
  const { type: _typography, breakpoint: _breakpoint, ...foundation } = sources[0] ?? {};
  const tokens = JSON.stringify([foundation, light]);
  expect(tokens.match(/"\$description":"[^"]+"/g)?.length).toBe(tokens.match(/"\$type"/g)?.length);
});

test('rejects a value of another type', () => {
  expect(() => lengthOf('28%')).toThrow(RangeError);
  expect(() => colourOf('red')).toThrow(RangeError);
  expect(shadowsOf('0 1px 2px rgb(10 15 26 / 0.05), 0 2px 4px rgb(0 0 0 / 0.5)')).toHaveLength(2);
});

const described = { $description: z.string().optional() };
const part = z.number().min(0).max(1);
const measured = (unit: string) => z.strictObject({ value: z.number(), unit: z.literal(unit) });

/**
 * The values that Figma’s import of variables accepts (“Modes for variables” in its help centre):
 * colours in sRGB or HSL, lengths in pixels, times in seconds, one font name, and numbers. It
 * rejects `rem` and font lists.
 */
const figmaToken = z.discriminatedUnion('$type', [
  z.strictObject({
    $type: z.literal('color'),
    $value: z.strictObject({
      colorSpace: z.literal('srgb'),
      components: z.tuple([part, part, part]),
      alpha: part,
      hex: z.string().regex(/^#[\da-f]{6}$/),
    }),
    ...described,
  }),
  z.strictObject({ $type: z.literal('dimension'), $value: measured('px'), ...described }),
  z.strictObject({ $type: z.literal('duration'), $value: measured('s'), ...described }),
  z.strictObject({ $type: z.literal('fontFamily'), $value: z.string(), ...described }),
  z.strictObject({ $type: z.literal('number'), $value: z.number(), ...described }),
]);

/**
 * Names that Figma accepts for groups and variables: no dot, which becomes a slash, no brace, no
 * leading dollar sign.
 */
const figmaName = z.string().regex(/^[^$.{}/][^.{}/]*$/);

const figmaFile = z.looseObject({ $extensions: z.strictObject({ 'com.figma.modeName': z.string() }) });

/** The variables of a file by name. @throws ZodError if Figma would reject one. */
function variablesIn(group: unknown, path: readonly string[] = []): string[] {
  const entries = Object.entries(z.record(figmaName, z.unknown()).parse(group));
  return entries.flatMap(([name, value]) => {
    const at = [...path, name];
    if (!z.looseObject({ $type: z.unknown() }).safeParse(value).success) return variablesIn(value, at);
    figmaToken.parse(value);
    return [at.join('/')];
  });
}

test('the files for Figma contain all supported tokens, the same in each mode', () => {
  const read = (file: string) => {
    const { $extensions, ...variables } = figmaFile.parse(JSON.parse(tokenFiles[file] ?? ''));
    return { mode: $extensions['com.figma.modeName'], variables: variablesIn(variables) };
  };
  const variablesOf = (file: string) => read(file).variables;
  const colours = variablesOf('figma/colour/light.json');
  const sizes = variablesOf('figma/size/comfortable.json');
  expect(colours).toContain('color/bg/canvas');
  expect(variablesOf('figma/colour/dark.json')).toEqual(colours);
  expect(sizes).toContain('radius/m');
  expect(variablesOf('figma/size/compact.json')).toEqual(sizes);
  expect(variablesOf('figma/type/value.json')).toContain('type/body/lineHeight');
  expect(read('figma/colour/dark.json').mode).toBe('Dark');
});

test('rejects values that Figma does not support', () => {
  const wide = { $type: 'dimension', $value: { value: 2, unit: 'rem' } };
  expect(() => variablesIn({ size: { wide } })).toThrow(z.ZodError);
  const at = { $type: 'dimension', $value: { value: 2, unit: 'px' } };
  expect(() => variablesIn({ 'size.wide': at })).toThrow(z.ZodError);
  expect(() => variablesIn({ font: { $type: 'fontFamily', $value: ['Geist', 'serif'] } })).toThrow(
    z.ZodError,
  );
});
