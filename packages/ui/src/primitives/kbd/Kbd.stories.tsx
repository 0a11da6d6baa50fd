import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { Kbd } from './Kbd.tsx';

/** A key named in a sentence. Not a button: also offer a visible control for the key's action. */
const meta = {
  title: 'Primitives/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Esc').tagName).toBe('KBD');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const InASentence: Story = {
  tags: ['dark'],
  render: () => (
    <Text as="p">
      <Kbd>Enter</Kbd> sends, <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> begins a new line.
    </Text>
  ),
};
