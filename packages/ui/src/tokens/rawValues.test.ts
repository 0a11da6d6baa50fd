import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rawValuesIn } from './rawValues.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const sources = globSync('{packages/ui,apps/desk,apps/workbench}/src/**/*.{css.ts,tsx}', {
  cwd: root,
}).filter((path) => !path.startsWith('packages/ui/src/tokens/'));

test('finds the style sources', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(sources).toContain('packages/ui/src/primitives/button/Button.css.ts');
  expect(sources).toContain('packages/ui/src/primitives/button/Button.tsx');
});

test('styles take colours, font sizes and z-indexes from the tokens', () => {
  const raw = sources.flatMap((path) =>
    rawValuesIn(readFileSync(`${root}${path}`, 'utf8')).map((value) => `${path}: ${value}`),
  );
  expect(raw).toEqual([]);
});

describe('reports', () => {
  test.each([
    "color: '#2453E6'",
    "color: '#fff'",
    "background: '#2453E680'",
    "boxShadow: '0 1px 2px rgb(10 15 26 / 0.05)'",
    "color: 'rgba(0, 0, 0, 0.5)'",
    "borderColor: 'hsl(220 50% 50%)'",
    "color: 'oklch(0.5 0.1 200)'",
    "color: 'red'",
    "border: '1px solid rebeccapurple'",
    `border: \`\${vars.border.thin} solid white\``,
    '<path fill="white" />',
    "<div style={{ background: 'tomato' }} />",
    `color-mix(in oklab, \${color} 88%, black)`,
    "fontSize: '14px'",
    'fontSize: 14,',
    "font: '600 14px/20px Geist'",
    'zIndex: 10',
    "zIndex: '10'",
    'zIndex: -1',
  ])('%s', (source) => {
    expect(rawValuesIn(source)).not.toEqual([]);
  });
});

describe('accepts', () => {
  test.each([
    'color: vars.color.text.default',
    "color: 'inherit'",
    "borderColor: 'transparent'",
    "borderColor: 'ButtonBorder'",
    "background: 'Highlight'",
    'fill="currentColor"',
    "fontSize: '1rem'",
    "fontSize: '0.87em'",
    'fontSize: rem(size)',
    'zIndex: vars.z.modal',
    '// White text stays readable: color: red',
    '/** `#2453E6` is the blue. */',
    'href="#fee"',
    `key={\`#\${index}\`}`,
    "label: 'The red banner is white on red'",
    "borderTop: 'none'",
  ])('%s', (source) => {
    expect(rawValuesIn(source)).toEqual([]);
  });
});
