import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** As tall with a button as without, so that titles stand at one height on every page. */
export const root = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    // A phone has room for a long title with its buttons only where they stand close.
    columnGap: vars.space.xs,
    rowGap: vars.space.m,
    minHeight: vars.size.control,
  }),
);
