import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { hidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const root = style(
  inLayer('patterns', {
    ...typeface(textStyles.title3),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.text.default,
  }),
);

export const mark = style(
  inLayer('patterns', {
    width: vars.size.icon.l,
    height: vars.size.icon.l,
    flexShrink: 0,
    overflow: 'visible',
    fill: 'none',
    stroke: vars.color.action.text,
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const tabletWord = style(inLayer('patterns', { '@media': { [below('tablet')]: hidden } }));
