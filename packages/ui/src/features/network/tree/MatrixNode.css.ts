import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../css/inLayer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const root = style(inLayer('patterns', { containerType: 'inline-size', flex: 1 }));

export const node = style(
  inLayer('patterns', { display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 }),
);

/** Deep in a tree on a phone the wallet needs all the room there is. */
export const photo = style(inLayer('patterns', { '@container': { '(width < 9rem)': { display: 'none' } } }));

export const words = style(
  inLayer('patterns', {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    minWidth: 0,
  }),
);

export const name = style(inLayer('patterns', { maxWidth: '100%' }));
