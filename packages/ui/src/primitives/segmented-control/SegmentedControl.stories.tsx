import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Stateful({ value, onChange, ...props }: SegmentedControlProps<string>) {
  const [chosen, setChosen] = useState(value);
  return (
    <SegmentedControl
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

/**
 * Two to four views of the same data, one always selected. The choice acts at once.
 *
 * - For parts with their own content use **Tabs**, for a choice in a form **RadioGroup**.
 * - Keys: one Tab stop; arrows move, Enter or Space chooses.
 */
const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Income or tokens',
    segments: [
      { value: 'income', label: 'My Income', icon: Wallet },
      { value: 'tokens', label: 'My Tokens', icon: Coins },
    ],
    value: 'income',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('tokens');
    const tokens = canvas.getByRole('radio', { name: 'My Tokens' });
    await expect(tokens).toBeChecked();
    await userEvent.click(tokens);
    await expect(tokens, 'one is always on').toBeChecked();
  },
};

export const Playground: Story = { tags: ['!test'] };
