import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const root = style(
  inLayer('primitives', {
    ...typeface(textStyles.small),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xxs,
    color: vars.color.critical.text,
    overflowWrap: 'anywhere',
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);

export const mark = style(inLayer('primitives', { marginTop: '2px' }));
