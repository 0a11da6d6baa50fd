import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, History } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Stateful({ value, onChange, ...props }: TabsProps<string>) {
  const [current, setCurrent] = useState(value);
  return (
    <Tabs
      {...props}
      value={current}
      onChange={(next) => {
        setCurrent(next);
        onChange(next);
      }}
    />
  );
}

/**
 * Parts of one topic, one visible at a time. The row is one Tab stop, arrow keys choose; the next
 * Tab enters the part.
 *
 * - For views of the same data use **SegmentedControl**; for parts with a URL of their own use
 *   links.
 * - If there is space, show the parts below each other instead.
 */
const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: {
    label: 'Wallet',
    tabs: [
      { value: 'balances', label: 'Balances', icon: Coins, content: <Text>12.5 MATIC</Text> },
      { value: 'history', label: 'History', icon: History, content: <Text>No transactions found.</Text> },
    ],
    value: 'balances',
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tabs = within(canvas.getByRole('tablist', { name: 'Wallet' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Balances' })).toHaveTextContent('12.5 MATIC');
    await userEvent.tab();
    await expect(tabs.getByRole('tab', { name: 'Balances', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('history');
    await expect(tabs.getByRole('tab', { name: 'History', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent(
      'No transactions found.',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const DisabledTab: Story = {
  args: {
    tabs: [
      { value: 'balances', label: 'Balances', content: <Text>12.5 MATIC</Text> },
      { value: 'history', label: 'History', isDisabled: true, content: <Text>Nothing</Text> },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const history = within(canvasElement).getByRole('tab', { name: 'History' });
    await userEvent.click(history, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(history).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ManyTabs: Story = {
  args: {
    tabs: Array.from({ length: 9 }, (_, index) => ({
      value: `${index}`,
      label: `A part of some length ${index}`,
      content: <Text>Part {index}</Text>,
    })),
    value: '0',
  },
};
