import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const asked = 'prefers-reduced-motion: reduce';
const always = 'all';

/** The conditions of a page's reduced-motion rules, also inside layers. */
function* conditionsIn(rules: CSSRuleList): Generator<MediaList> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(asked)) yield rule.media;
    else if (rule instanceof CSSGroupingRule) yield* conditionsIn(rule.cssRules);
  }
}

/**
 * Shows a story as on a system with reduced motion: applies the same rules without the system
 * setting.
 */
export const withMotion: Decorator = (Story, { globals }) => {
  const isReduced = globals.motion === 'reduced';
  useLayoutEffect(() => {
    if (!isReduced) return;
    const conditions = [...document.styleSheets].flatMap((sheet) => [...conditionsIn(sheet.cssRules)]);
    const before = conditions.map((media) => [media, media.mediaText] as const);
    for (const media of conditions) media.mediaText = always;
    return () => {
      for (const [media, text] of before) media.mediaText = text;
    };
  });
  return <Story />;
};
