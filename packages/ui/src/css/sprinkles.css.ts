import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/contract.css.ts';
import { layers } from './layers.css.ts';

const { gutter, inset, ...steps } = vars.space;
const space = { ...steps, gutter, inset };

const responsive = defineProperties({
  '@layer': layers.utilities,
  conditions: {
    phone: {},
    tablet: { '@media': from('tablet') },
    desktop: { '@media': from('desktop') },
  },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'contents'],
    flexDirection: ['row', 'column'],
    gap: steps,
    paddingBlock: space,
    paddingInline: space,
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
    },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const { bg, action, positive, caution, critical, info, neutral, pool } = vars.color;

const constant = defineProperties({
  '@layer': layers.utilities,
  properties: {
    background: {
      canvas: bg.canvas,
      surface: bg.surface,
      raised: bg.raised,
      sunken: bg.sunken,
      actionSoft: action.soft,
      positiveSoft: positive.soft,
      cautionSoft: caution.soft,
      criticalSoft: critical.soft,
      infoSoft: info.soft,
      neutralSoft: neutral.soft,
      raceSoft: pool.race.soft,
      globalSoft: pool.global.soft,
    },
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    flexWrap: ['wrap', 'nowrap'],
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    width: { full: '100%' },
    maxWidth: vars.size.measure,
    marginInline: ['auto'],
    textAlign: ['start', 'center', 'end'],
    overflow: ['hidden', 'auto'],
    position: ['relative', 'absolute', 'sticky'],
  },
});

export const sprinkles = createSprinkles(responsive, constant);

/**
 * Layout and colour props of Box. Every value is a token; most accept `{ phone, tablet, desktop }`.
 */
export type Sprinkles = Parameters<typeof sprinkles>[0];
