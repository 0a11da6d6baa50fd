import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { forcedColors } from '../../css/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const { critical, caution, positive, info, text } = vars.color;

export const root = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.m,
    border: `${vars.border.thin} solid transparent`,
    color: text.default,
  }),
);

export const tones = styleVariants({ critical, caution, positive, info }, (tone) =>
  inLayer('primitives', { background: tone.soft, borderInlineStart: `3px solid ${tone.text}` }),
);

export const marks = styleVariants({ critical, caution, positive, info }, (tone) =>
  inLayer('primitives', {
    color: tone.text,
    marginTop: '1px',
    // Forced colours keep an icon's own colour, which may be invisible on the system's background.
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);

export const body = style(
  inLayer('primitives', {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    overflowWrap: 'anywhere',
  }),
);
