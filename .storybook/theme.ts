import { create } from 'storybook/theming/create';
import { dark } from '../packages/ui/src/tokens/dark.ts';
import { light } from '../packages/ui/src/tokens/light.ts';
import { staticTokens } from '../packages/ui/src/tokens/staticTokens.ts';
import type { Theme } from '../packages/ui/src/tokens/theme.ts';

const modes = { light, dark };

const mark =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 19v-4.5M12 19V11M20 19V5m-4.5 4.5L20 5l4 4.5" transform="translate(-1.5)"/></svg>';

/** Storybook's frame and docs pages in the product's colours and fonts. */
export function themeOf(mode: Theme) {
  const { bg, text, border, action } = modes[mode].color;
  const { radius, font } = staticTokens;
  return create({
    base: mode,
    brandTitle: `<span style="display:inline-flex;gap:8px;align-items:center;font-weight:600">${mark}Upline design system</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font.sans,
    fontCode: font.mono,
    colorPrimary: action.bg,
    colorSecondary: action.text,
    appBg: bg.canvas,
    appContentBg: bg.surface,
    appPreviewBg: bg.canvas,
    appBorderColor: border.default,
    appBorderRadius: Number.parseInt(radius.m, 10),
    textColor: text.default,
    textMutedColor: text.muted,
    textInverseColor: text.onInverse,
    barBg: bg.surface,
    barTextColor: text.muted,
    barHoverColor: action.text,
    barSelectedColor: action.text,
    inputBg: bg.surface,
    inputBorder: border.control,
    inputTextColor: text.default,
    inputBorderRadius: Number.parseInt(radius.s, 10),
  });
}
