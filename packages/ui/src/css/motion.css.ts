import { keyframes } from '@vanilla-extract/css';

/** One turn; the only endless movement, and only while something is under way. */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const fadeIn = keyframes({ from: { opacity: 0 } });

export const fadeOut = keyframes({ to: { opacity: 0 } });

/** Breath of a placeholder. */
export const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Holds when somebody asked for less motion: nothing may travel, and what fades does so at once. */
export const lessMotion = '(prefers-reduced-motion: reduce)';

/** Holds when the operating system replaces colours by its own few. */
export const forcedColors = '(forced-colors: active)';
