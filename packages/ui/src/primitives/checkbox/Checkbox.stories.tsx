import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

/**
 * One option or consent. It takes effect with a later button, never at once.
 *
 * - Keys: Space toggles it.
 */
const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'I have read and accept the terms', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'I have read and accept the terms' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('I have read and accept the terms'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Selected: Story = {
  tags: ['dark'],
  args: { defaultSelected: true },
};

export const WithDescription: Story = {
  args: { description: 'You can read them again in your profile.' },
};

export const Invalid: Story = {
  args: { errorMessage: 'Accept the terms to go on.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };
