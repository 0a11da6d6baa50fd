import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { typeface } from '../../css/textTrim.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textStyles } from '../../tokens/textStyles.ts';

export const root = style(inLayer('primitives', { display: 'flex', flexDirection: 'column' }));

export const row = style(
  inLayer('primitives', {
    ...typeface(textStyles.body),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    rowGap: vars.space.xxs,
    paddingBlock: vars.space.s,
    selectors: {
      '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.border.default}` },
      '&:first-child': { paddingTop: 0 },
      '&:last-child': { paddingBottom: 0 },
    },
  }),
);

/** A line is 34 px high. */
export const dense = style(
  inLayer('primitives', {
    ...typeface(textStyles.small),
    alignItems: 'center',
    paddingBlock: vars.space.xs,
  }),
);

export const term = style(inLayer('primitives', { color: vars.color.text.muted }));

export const details = style(
  inLayer('primitives', {
    fontWeight: textStyles.bodyStrong.weight,
    color: vars.color.text.default,
    overflowWrap: 'anywhere',
  }),
);
