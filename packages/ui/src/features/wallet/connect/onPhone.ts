import { below } from '../../../tokens/breakpoints.ts';

/** Matches phones and tablets, whose browsers have no wallet extension. */
export const onPhone = `(hover: none) and (pointer: coarse), ${below('tablet')}`;
