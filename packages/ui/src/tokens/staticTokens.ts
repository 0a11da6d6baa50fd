import { fontFamilies } from './fonts.ts';
import type { StaticTokens } from './tokenType.ts';

/** Type, spacing, shape and motion in comfortable density. Spacing follows a 4 px grid. */
export const staticTokens: StaticTokens = {
  font: fontFamilies,
  space: {
    none: '0',
    xxs: '4px',
    xs: '8px',
    s: '12px',
    m: '16px',
    l: '24px',
    xl: '32px',
    xxl: '48px',
    xxxl: '64px',
    gutter: '16px',
    inset: '18px',
  },
  size: {
    control: '40px',
    touch: '44px',
    icon: { s: '16px', m: '20px', l: '24px' },
    avatar: { xs: '24px', s: '32px', m: '40px', l: '64px', xl: '96px' },
    measure: { narrow: '440px', text: '680px', list: '800px', page: '1240px' },
    column: { side: '404px' },
    row: { table: '44px', list: '56px', double: '64px' },
    art: { s: '28px', m: '40px', l: '56px' },
  },
  radius: { s: '6px', m: '10px', l: '14px', xl: '20px', full: '9999px', picture: '28%' },
  border: { thin: '1px', thick: '2px' },
  rule: { final: '3px double', open: '1px dashed' },
  scan: { ink: '#000000', ground: '#FFFFFF' },
  z: { sticky: '100', dropdown: '200', overlay: '300', modal: '400', toast: '500' },
  motion: {
    duration: { instant: '80ms', fast: '140ms', base: '200ms', slow: '320ms' },
    ease: {
      standard: 'cubic-bezier(0.2, 0, 0, 1)',
      enter: 'cubic-bezier(0.05, 0.7, 0.1, 1)',
      exit: 'cubic-bezier(0.3, 0, 0.8, 0.15)',
    },
  },
};

/** Values of compact density, for staff who work through long lists. */
export const compactTokens = { control: '32px', inset: '12px' };

/** Gutter from tablet width up. */
export const wideGutter = '24px';

/** Height of a two-line row from tablet width up. */
export const wideDoubleRow = '60px';
