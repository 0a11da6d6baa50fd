import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { forcedColors } from '../../../css/motion.css.ts';
import { from } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const root = style(
  inLayer('patterns', { display: 'inline-flex', alignItems: 'center', gap: vars.space.s, flexShrink: 0 }),
);

export const slots = style(
  inLayer('patterns', {
    display: 'inline-flex',
    gap: '2px',
    // Hides the marks; the text stays.
    '@container': { '(width < 20rem)': { display: 'none' } },
  }),
);

export const slot = style(
  inLayer('patterns', {
    width: '6px',
    height: '20px',
    border: `${vars.border.thin} dashed ${vars.color.border.control}`,
    borderRadius: '3px',
    '@media': { [from('tablet')]: { width: '8px' } },
  }),
);

export const taken = style(
  inLayer('patterns', {
    background: vars.color.pool.race.bg,
    borderStyle: 'solid',
    borderColor: vars.color.pool.race.bg,
    '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);
