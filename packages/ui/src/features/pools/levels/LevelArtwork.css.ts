import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { fadeIn, lessMotion } from '../../../css/motion.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { bg, pool, positive } = vars.color;

export const root = style(
  inLayer('patterns', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.avatar.m,
    height: vars.size.avatar.m,
    borderRadius: vars.radius.m,
  }),
);

export const kinds = styleVariants({ race: pool.race, global: pool.global }, ({ soft, text }) =>
  inLayer('patterns', { background: soft, color: text }),
);

export const picture = style(inLayer('patterns', { display: 'grid' }));

export const locked = style(inLayer('patterns', { filter: 'blur(2px)', opacity: 0.6 }));

export const mark = style(
  inLayer('patterns', {
    position: 'absolute',
    insetBlockEnd: '-6px',
    insetInlineEnd: '-6px',
    width: vars.size.icon.m,
    height: vars.size.icon.m,
    background: positive.bg,
    borderRadius: vars.radius.full,
    outline: `${vars.border.thick} solid ${bg.surface}`,
  }),
);

export const check = style(
  inLayer('patterns', {
    fill: 'none',
    stroke: positive.on,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeDasharray: 1,
  }),
);

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

// The product's one celebration.
export const drawn = style(
  inLayer('patterns', {
    animation: `${draw} 600ms ${vars.motion.ease.standard}`,
    '@media': { [lessMotion]: { animation: `${fadeIn} ${vars.motion.duration.instant}` } },
  }),
);
