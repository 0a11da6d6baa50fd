import type { ModeTokens } from './tokenType.ts';

/** Dark mode: borders and lighter surfaces show depth, not shadows. */
export const dark: ModeTokens = {
  color: {
    bg: {
      canvas: '#0A0F1A',
      surface: '#111827',
      raised: '#182133',
      sunken: '#0D1420',
      inverse: '#F3F6FB',
      scrim: 'rgb(2 4 9 / 0.7)',
    },
    text: { default: '#EDF1F8', muted: '#AAB4C7', subtle: '#8F9AB0', onInverse: '#0E1626' },
    border: { default: '#243044', control: '#6F7C95' },
    focus: { ring: '#8FB0FF' },
    action: {
      bg: '#3B68F5',
      hover: '#3560EA',
      pressed: '#2A50CF',
      on: '#FFFFFF',
      text: '#9DB7FF',
      soft: '#17264F',
    },
    positive: { bg: '#127F50', on: '#FFFFFF', text: '#5CD6A0', soft: '#0C2E21' },
    caution: { bg: '#F5B83D', on: '#2B1D00', text: '#F7C766', soft: '#332406' },
    critical: {
      bg: '#D1344A',
      hover: '#B02A3D',
      pressed: '#902130',
      on: '#FFFFFF',
      text: '#FF98A3',
      soft: '#3A1219',
    },
    info: { bg: '#1A7BA6', on: '#FFFFFF', text: '#7CCBEE', soft: '#0B2A3A' },
    neutral: { text: '#C3CBDA', soft: '#212B3D' },
    pool: {
      race: { bg: '#BC4C0D', on: '#FFFFFF', text: '#FFAD7D', soft: '#381A08' },
      global: { bg: '#107D76', on: '#FFFFFF', text: '#5FD4CC', soft: '#082E2C' },
    },
    chart: { c1: '#7F9DFF', c2: '#3CC4BA', c3: '#FF9A62', c4: '#B794FF', c5: '#FF86B8', c6: '#9AA6BC' },
  },
  shadow: {
    raised: 'none',
    overlay: '0 2px 6px rgb(0 0 0 / 0.5), 0 12px 32px rgb(0 0 0 / 0.5)',
  },
};
