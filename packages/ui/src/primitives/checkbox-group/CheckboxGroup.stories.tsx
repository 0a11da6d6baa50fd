import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

function Stateful({ value, onChange, ...props }: CheckboxGroupProps<string>) {
  const [ticked, setTicked] = useState(value);
  return (
    <CheckboxGroup
      {...props}
      value={ticked}
      onChange={(next) => {
        setTicked(next);
        onChange(next);
      }}
    />
  );
}

/**
 * Any number of a few choices, as part of a form. Tab stops at each box; Space toggles it.
 *
 * - For a single box use **Checkbox**, for exactly one choice **RadioGroup**.
 * - For filters that act at once use **FilterChips**.
 */
const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs'],
  args: {
    label: 'Tell me about',
    options: [
      { value: 'referrals', label: 'New referrals' },
      { value: 'income', label: 'Income' },
      { value: 'support', label: 'Replies of support' },
    ],
    value: ['support'],
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Tell me about' }));
    const referrals = group.getByRole('checkbox', { name: 'New referrals' });
    await expect(group.getByRole('checkbox', { name: 'Replies of support' })).toBeChecked();
    await userEvent.tab();
    await expect(referrals).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(referrals).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['referrals', 'support']);
    await userEvent.click(group.getByText('Replies of support'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['referrals']);
  },
};

export const Playground: Story = { tags: ['!test'], render: (args) => <CheckboxGroup {...args} /> };

export const WithDescriptions: Story = {
  tags: ['dark'],
  args: {
    description: 'You can change this at any time.',
    options: [
      { value: 'referrals', label: 'New referrals', description: 'Once for each who registers.' },
      { value: 'income', label: 'Income' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('You can change this at any time.');
    await expect(canvas.getByRole('checkbox', { name: 'New referrals' })).toHaveAccessibleDescription(
      'Once for each who registers.',
    );
  },
};

export const Invalid: Story = {
  args: { value: [], errorMessage: 'Choose at least one.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'Choose at least one.',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
