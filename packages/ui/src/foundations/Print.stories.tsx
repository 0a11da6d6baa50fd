import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPaper } from '../primitives/conformance/forcedColours.ts';
import { Text, type TextTone } from '../primitives/text/Text.tsx';
import { light } from '../tokens/light.ts';
import { asDrawn } from './asDrawn.ts';

const meta = { title: 'Foundations/Print', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { text, action, caution, critical, info, neutral, positive } = light.color;

/** The print colour of each text tone. */
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

/** Print uses the light colours, also while the screen is dark. */
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
      await expect(getComputedStyle(document.body).backgroundColor).toBe(asDrawn(light.color.bg.surface));
    });
  },
};
