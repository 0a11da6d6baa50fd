import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { fadeIn, lessMotion } from '../../../css/motion.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { positive } = vars.color;

/** The primary button fills the space beside the other button. */
export const main = style(inLayer('patterns', { flexGrow: 1 }));

export const done = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.m,
    textAlign: 'center',
  }),
);

/** The collapsed steps, with the number of done steps at the end of the line. */
export const happened = style(
  inLayer('patterns', {
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
  }),
);

export const circle = style(
  inLayer('patterns', {
    width: '72px',
    height: '72px',
    background: positive.soft,
    border: `${vars.border.thin} solid ${positive.text}`,
    borderRadius: vars.radius.full,
    animation: `${fadeIn} ${vars.motion.duration.fast} ${vars.motion.ease.enter}`,
  }),
);

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

/** The success mark, the product's only celebration. */
export const check = style(
  inLayer('patterns', {
    fill: 'none',
    stroke: positive.text,
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeDasharray: 1,
    animation: `${draw} 600ms ${vars.motion.ease.standard}`,
    '@media': { [lessMotion]: { animation: `${fadeIn} ${vars.motion.duration.instant}` } },
  }),
);
