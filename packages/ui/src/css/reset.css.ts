import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { inLayer } from './inLayer.ts';

globalStyle('*, *::before, *::after', inLayer('reset', { boxSizing: 'border-box', minWidth: 0 }));

globalStyle(
  'body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, pre',
  inLayer('reset', { margin: 0, padding: 0 }),
);
globalStyle('h1, h2, h3, h4, h5, h6', inLayer('reset', { font: 'inherit' }));
globalStyle('ul, ol', inLayer('reset', { listStyle: 'none' }));
globalStyle('fieldset', inLayer('reset', { border: 0 }));
globalStyle('img, svg, video, canvas', inLayer('reset', { display: 'block', maxWidth: '100%' }));
globalStyle(
  'button, input, textarea, select',
  inLayer('reset', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 }),
);
globalStyle('button', inLayer('reset', { background: 'none', border: 0, padding: 0, cursor: 'pointer' }));
globalStyle('a', inLayer('reset', { color: 'inherit' }));
globalStyle('table', inLayer('reset', { borderCollapse: 'collapse', borderSpacing: 0 }));

globalStyle('html', inLayer('reset', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' }));
globalStyle(
  'body',
  inLayer('reset', {
    minHeight: '100dvh',
    background: vars.color.bg.canvas,
    color: vars.color.text.default,
    fontFamily: vars.font.sans,
    fontSize: '0.9375rem',
    lineHeight: 22 / 15,
    WebkitFontSmoothing: 'antialiased',
  }),
);
globalStyle('::selection', inLayer('reset', { background: vars.color.action.soft }));
globalStyle('[hidden]', inLayer('reset', { display: 'none' }));

// React Aria would inject this rule at run time as a style element, which the content security
// policy blocks.
globalStyle('[data-react-aria-pressable]', inLayer('reset', { touchAction: 'pan-x pan-y pinch-zoom' }));
