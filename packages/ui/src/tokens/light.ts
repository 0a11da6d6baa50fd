import type { ModeTokens } from './tokenType.ts';

/** Light mode, the default: white cards on a cool canvas. */
export const light: ModeTokens = {
  color: {
    bg: {
      canvas: '#F5F7FA',
      surface: '#FFFFFF',
      raised: '#FFFFFF',
      sunken: '#ECEFF5',
      inverse: '#0E1626',
      scrim: 'rgb(10 15 26 / 0.5)',
    },
    text: { default: '#0E1626', muted: '#4B5568', subtle: '#5F697D', onInverse: '#F3F6FB' },
    border: { default: '#DEE3EC', control: '#7D889E' },
    focus: { ring: '#2453E6' },
    action: {
      bg: '#2453E6',
      hover: '#1C43C4',
      pressed: '#16369F',
      on: '#FFFFFF',
      text: '#1F4ADB',
      soft: '#E8EEFF',
    },
    positive: { bg: '#0B7A4B', on: '#FFFFFF', text: '#0A6B42', soft: '#E1F5EB' },
    caution: { bg: '#F5B83D', on: '#2B1D00', text: '#7A4B00', soft: '#FFF3D6' },
    critical: {
      bg: '#C8283C',
      hover: '#A82031',
      pressed: '#8A1827',
      on: '#FFFFFF',
      text: '#B01F33',
      soft: '#FDE9EB',
    },
    info: { bg: '#0A6C94', on: '#FFFFFF', text: '#07607F', soft: '#E0F3FA' },
    neutral: { text: '#414B5E', soft: '#E9EDF3' },
    pool: {
      race: { bg: '#B4430C', on: '#FFFFFF', text: '#9E3A0A', soft: '#FFEDE2' },
      global: { bg: '#0B756F', on: '#FFFFFF', text: '#0A6660', soft: '#DFF5F3' },
    },
    chart: { c1: '#2453E6', c2: '#0B756F', c3: '#B4430C', c4: '#7A3FD1', c5: '#B3246B', c6: '#5F697D' },
  },
  shadow: {
    raised: '0 1px 2px rgb(10 15 26 / 0.05)',
    overlay: '0 2px 6px rgb(10 15 26 / 0.08), 0 12px 32px rgb(10 15 26 / 0.14)',
  },
};
