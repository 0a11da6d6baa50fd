import { vars } from '../../tokens/contract.css.ts';

/** Styles of a drawn checkbox or radio, aligned with the first line of its label. */
export const drawnControl = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '20px',
  height: '20px',
  marginTop: '1px',
  background: vars.color.bg.surface,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
};
