import { styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { root as progressRoot } from '../progress-bar/ProgressBar.css.ts';

const { action, positive, caution, critical } = vars.color;

export const root = progressRoot;

// No transition: a moving meter would look like progress.
export const fills = styleVariants({ action, positive, caution, critical }, ({ bg }) =>
  inLayer('primitives', {
    height: '100%',
    background: bg,
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
