import type { ModeTokens } from './tokenType.ts';

/** Two colours that meet on screen, with their required contrast. */
export interface ContrastPair {
  name: string;
  ink: string;
  ground: string;
  /** 4.5 for text; 3 for control edges, focus rings and icons. WCAG 2.2, 1.4.3 and 1.4.11. */
  atLeast: 4.5 | 3;
}

type Colours = ModeTokens['color'];

function onGrounds(
  name: string,
  ink: string,
  grounds: Record<string, string>,
  atLeast: 4.5 | 3,
): ContrastPair[] {
  return Object.entries(grounds).map(([ground, colour]) => ({
    name: `${name} on ${ground}`,
    ink,
    ground: colour,
    atLeast,
  }));
}

/** Every pair of colours that primitives combine. Add a new combination here first. */
export function contrastPairs(color: Colours): ContrastPair[] {
  const { canvas, surface, raised, sunken, inverse } = color.bg;
  const grounds = { canvas, surface, raised, sunken };
  const solid = {
    action: color.action,
    positive: color.positive,
    caution: color.caution,
    critical: color.critical,
    info: color.info,
    race: color.pool.race,
    global: color.pool.global,
  };
  const tones = { ...solid, neutral: color.neutral };
  const { default: text, muted, subtle, onInverse } = color.text;

  return [
    ...onGrounds('text.default', text, grounds, 4.5),
    ...onGrounds('text.muted', muted, grounds, 4.5),
    ...onGrounds('text.subtle', subtle, grounds, 4.5),
    ...onGrounds('text.subtle', subtle, { 'neutral.soft': color.neutral.soft }, 4.5),
    ...onGrounds('text.muted', muted, { 'action.soft': color.action.soft }, 4.5),
    ...onGrounds('action.text', color.action.text, { 'caution.soft': color.caution.soft }, 4.5),
    ...onGrounds('text.onInverse', onInverse, { 'bg.inverse': inverse }, 4.5),
    ...onGrounds('border.control', color.border.control, { canvas, surface, raised }, 3),
    ...onGrounds('focus.ring', color.focus.ring, grounds, 3),
    ...Object.entries(tones).flatMap(([name, tone]) => [
      ...onGrounds(`${name}.text`, tone.text, { canvas, surface, raised, [`${name}.soft`]: tone.soft }, 4.5),
      ...onGrounds('text.default', text, { [`${name}.soft`]: tone.soft }, 4.5),
    ]),
    ...Object.entries(solid).flatMap(([name, tone]) =>
      onGrounds(`${name}.on`, tone.on, { [`${name}.bg`]: tone.bg }, 4.5),
    ),
    ...Object.entries(solid)
      .filter(([name]) => name !== 'caution')
      .flatMap(([name, tone]) => onGrounds(`${name}.bg`, tone.bg, { canvas, surface }, 3)),
    ...onGrounds(
      'action.on',
      color.action.on,
      { 'action.hover': color.action.hover, 'action.pressed': color.action.pressed },
      4.5,
    ),
    ...onGrounds(
      'critical.on',
      color.critical.on,
      { 'critical.hover': color.critical.hover, 'critical.pressed': color.critical.pressed },
      4.5,
    ),
    ...onGrounds('neutral.text', color.neutral.text, { 'border.default': color.border.default }, 4.5),
    ...Object.entries(color.chart).flatMap(([name, line]) =>
      onGrounds(`chart.${name}`, line, { surface }, 4.5),
    ),
  ];
}
