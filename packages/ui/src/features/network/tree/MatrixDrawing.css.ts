import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../../css/focusRing.css.ts';
import { inLayer } from '../../../css/inLayer.ts';
import { forcedColors, lessMotion } from '../../../css/motion.css.ts';
import { typeface } from '../../../css/textTrim.ts';
import { below } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { textStyles } from '../../../tokens/textStyles.ts';

const { action, bg, border, text } = vars.color;

/** Below this width the drawing would be illegible, and the list is the tree. */
export const narrow = below('desktop');

export const root = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
  }),
);

export const stage = style(
  inLayer('patterns', {
    position: 'relative',
    // Stacks the cards above the drawing and below the app's header.
    isolation: 'isolate',
    borderRadius: vars.radius.m,
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);

export const lines = style(
  inLayer('patterns', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    fill: 'none',
    stroke: border.control,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const freeLine = style(inLayer('patterns', { strokeDasharray: '2 3' }));

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const pathLine = style(
  inLayer('patterns', {
    stroke: action.bg,
    strokeWidth: 2,
    strokeDasharray: 1,
    animation: `${draw} ${vars.motion.duration.slow} ${vars.motion.ease.standard}`,
    '@media': { [lessMotion]: { animation: 'none' }, [forcedColors]: { stroke: 'Highlight' } },
  }),
);

const spot = style(
  inLayer('patterns', {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    padding: 0,
    background: bg.surface,
    border: `${vars.border.thin} solid ${border.control}`,
    color: text.default,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      [`${stage}:focus-visible &[data-current]`]: focusRing,
      '&:hover': { background: bg.sunken },
      '&[data-match]': { boxShadow: `0 0 0 ${vars.border.thin} ${action.bg}`, borderColor: action.bg },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-match]': { borderColor: 'Highlight' } } } },
  }),
);

export const spots = styleVariants({
  0: [
    spot,
    inLayer('patterns', {
      gap: vars.space.s,
      paddingInline: vars.space.s,
      border: `${vars.border.thick} solid ${text.default}`,
      borderRadius: vars.radius.l,
    }),
  ],
  1: [
    spot,
    inLayer('patterns', { gap: vars.space.s, paddingInline: vars.space.s, borderRadius: vars.radius.l }),
  ],
  2: [
    spot,
    inLayer('patterns', {
      justifyContent: 'center',
      borderColor: 'transparent',
      borderRadius: vars.radius.m,
    }),
  ],
});

export const free = style(
  inLayer('patterns', {
    position: 'absolute',
    border: `${vars.border.thin} dashed ${border.control}`,
    borderRadius: vars.radius.m,
  }),
);

/** Placeholder of a member while loading. */
export const coming = style(
  inLayer('patterns', {
    position: 'absolute',
    background: vars.color.neutral.soft,
    borderRadius: vars.radius.l,
    '@media': { [forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
  }),
);

export const words = style(
  inLayer('patterns', { display: 'flex', flex: 1, flexDirection: 'column', gap: vars.space.xs, minWidth: 0 }),
);

export const belowMark = style(
  inLayer('patterns', {
    padding: '2px 4px',
    background: bg.inverse,
    color: text.onInverse,
    // The outline remains visible in forced colours.
    outline: `${vars.border.thin} solid ${bg.surface}`,
    borderRadius: vars.radius.s,
    ...typeface(textStyles.caption),
    lineHeight: 1,
    // Keeps “+10” from becoming “10+” in right-to-left text.
    direction: 'ltr',
    unicodeBidi: 'isolate',
  }),
);

/** At the corner of a member whose slots are not drawn. */
export const belowSome = style([
  belowMark,
  inLayer('patterns', {
    position: 'absolute',
    insetBlockEnd: '-5px',
    insetInlineEnd: '-8px',
  }),
]);

export const card = style(
  inLayer('patterns', {
    position: 'absolute',
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    padding: vars.space.s,
    background: bg.raised,
    border: `${vars.border.thin} solid ${border.default}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.overlay,
  }),
);

export const open = style(
  inLayer('patterns', {
    padding: vars.space.xs,
    background: 'none',
    border: 'none',
    borderRadius: vars.radius.s,
    color: action.text,
    cursor: 'pointer',
    selectors: { '&:hover': { background: action.soft } },
  }),
);

export const legend = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
  }),
);

export const keys = style(inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.m }));

export const key = style(inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.xs }));

const mark = style(inLayer('patterns', { width: '12px', height: '12px', borderRadius: '3px' }));

export const takenMark = style([
  mark,
  inLayer('patterns', {
    background: vars.color.pool.race.bg,
    '@media': { [forcedColors]: { background: 'CanvasText' } },
  }),
]);

export const freeMark = style([
  mark,
  inLayer('patterns', { border: `${vars.border.thin} dashed ${border.control}` }),
]);
