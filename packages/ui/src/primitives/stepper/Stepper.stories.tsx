import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stepper, type StepperProps } from './Stepper.tsx';

function Stateful({ value, onChange, ...props }: StepperProps<number>) {
  const [current, setCurrent] = useState(value);
  return (
    <Stepper
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
 * Steps through three to six ordered values. The value is a live region: screen readers announce
 * each change. At either end focus moves to the other button.
 *
 * - For unordered or more values use **Select**, for two to four visible values
 *   **SegmentedControl**.
 */
const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: {
    label: 'Fee',
    steps: [
      { value: 1, label: '$50' },
      { value: 2, label: '$100' },
      { value: 4, label: '$200' },
      { value: 5, label: '$250' },
    ],
    value: 1,
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Stepper<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Fee' }));
    const previous = group.getByRole('button', { name: 'Previous value' });
    const next = group.getByRole('button', { name: 'Next value' });
    await expect(previous).toBeDisabled();
    await expect(group.getByRole('status')).toHaveTextContent('$50');
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(group.getByRole('status')).toHaveTextContent('$200');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(next).toBeDisabled();
    await waitFor(() => expect(previous, 'focus is not lost').toHaveFocus());
    await userEvent.click(previous);
    await expect(group.getByRole('status')).toHaveTextContent('$200');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const KeepsItsWidth: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const width = () => canvas.getByRole('group').getBoundingClientRect().width;
    const before = width();
    await userEvent.click(canvas.getByRole('button', { name: 'Next value' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('$100');
    await expect(width()).toBe(before);
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, value: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Fee' })).toBeVisible();
  },
};

export const WithDescription: Story = {
  tags: ['dark'],
  args: { value: 2, description: 'The tree of this fee is shown.' },
};

export const Invalid: Story = {
  args: { errorMessage: 'This fee could not be loaded. Choose another.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'This fee could not be loaded. Choose another.',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 2 },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { value: 2 },
};
