import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot, CircleSlash, Clock } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';

function Stateful({ value, onChange, ...props }: FilterChipsProps<string>) {
  const [chosen, setChosen] = useState(value);
  return (
    <FilterChips
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
 * Filters a list by a few words; each acts at once. The group is one Tab stop: arrow keys move,
 * Space or Enter toggles. A tick marks active chips, not colour alone.
 *
 * - For exclusive views use **SegmentedControl**.
 * - For choices in a form use **CheckboxGroup**.
 * - For a word that is not pressed use **Badge**.
 */
const meta = {
  title: 'Primitives/FilterChips',
  component: FilterChips,
  tags: ['autodocs'],
  args: {
    label: 'Status',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'pending', label: 'Pending' },
      { value: 'closed', label: 'Closed' },
    ],
    value: ['pending'],
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FilterChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('toolbar', { name: 'Status' }));
    const open = group.getByRole('button', { name: 'Open' });
    await expect(group.getByRole('button', { name: 'Pending', pressed: true })).toBeVisible();
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(open).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(['open', 'pending']);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['open']);
    await userEvent.click(open);
    await expect(args.onChange, 'none may be on').toHaveBeenLastCalledWith([]);
  },
};

export const Playground: Story = { tags: ['!test'], render: (args) => <FilterChips {...args} /> };

export const WithIcons: Story = {
  args: {
    options: [
      { value: 'open', label: 'Open', icon: CircleDot },
      { value: 'pending', label: 'Pending', icon: Clock },
      { value: 'closed', label: 'Closed', icon: CircleSlash },
    ],
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('toolbar', { name: 'Status' })).toBeVisible();
    await expect(within(canvasElement).queryByText('Status')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ManyOptions: Story = {
  args: {
    options: Array.from({ length: 14 }, (_, index) => ({
      value: `${index}`,
      label:
        index === 3 ? 'A choice whose words take far more room than those of the others' : `Level ${index}`,
    })),
    value: ['3', '5'],
  },
};
