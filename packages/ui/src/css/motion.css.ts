import { keyframes } from '@vanilla-extract/css';

/** One full turn, the only endless animation. Use it only while an operation runs. */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const fadeIn = keyframes({ from: { opacity: 0 } });

export const fadeOut = keyframes({ to: { opacity: 0 } });

/** Pulse of a skeleton. */
export const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Matches if the reader prefers reduced motion: no movement, and fades are instant. */
export const lessMotion = '(prefers-reduced-motion: reduce)';

/** Matches if the operating system replaces the page's colours (high contrast mode). */
export const forcedColors = '(forced-colors: active)';
