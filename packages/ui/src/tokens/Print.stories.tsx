import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPaper } from '../primitives/conformance/forcedColours.ts';
import { Text, type TextTone } from '../primitives/text/Text.tsx';
import { light } from './light.ts';

const meta = { title: 'Foundations/Print', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { text, action, caution, critical, info, neutral, positive } = light.color;

/** What each tone of a text is printed in. */
const inks = {
  default: text.default,
  muted: text.muted,
  action: action.text,
  caution: caution.text,
  critical: critical.text,
  info: info.text,
  neutral: neutral.text,
  positive: positive.text,
} satisfies Partial<Record<TextTone, string>>;

const tones = ['default', 'muted', 'action', 'caution', 'critical', 'info', 'neutral', 'positive'] as const;

/** `#0E1626` as the browser tells it: `rgb(14, 22, 38)`. */
const asDrawn = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** On paper every ink is that of light mode, whichever mode the screen is in. */
export const OnPaper: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const drawn = (tone: string) => getComputedStyle(canvas.getByText(tone)).color;
    const onScreen = tones.map(drawn);
    await onPaper(async () => {
      const onWhite = tones.map(drawn);
      await expect(onWhite).toEqual(tones.map((tone) => asDrawn(inks[tone])));
      await expect(onWhite).not.toEqual(onScreen);
      await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    });
  },
};
