import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from './TextField.tsx';

/**
 * Text of one line. The label is always visible: a placeholder is an example, never the label.
 *
 * - `description` is a hint before input; `errorMessage` states the error and its fix.
 * - `isLocked` shows a value set elsewhere; name its origin in the description.
 * - For longer text use **TextArea**, for search **SearchField**, for a choice **Select**.
 * - Keys: Tab reaches it.
 */
const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Referral ID', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Referral ID' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('7KQ2');
    await expect(field).toHaveValue('7KQ2');
    await expect(args.onChange).toHaveBeenLastCalledWith('7KQ2');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const WithDescription: Story = {
  args: { description: 'Ask the person who told you about Upline.', placeholder: '7KQ2-M9XD' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Ask the person who told you about Upline.',
    );
  },
};

export const Invalid: Story = {
  tags: ['dark'],
  args: { defaultValue: 'no-such', errorMessage: 'This is not a member ID or a wallet.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This is not a member ID or a wallet.');
  },
};

export const Locked: Story = {
  args: { value: '@/7KQ2-M9XD', isLocked: true, description: 'Set by the link you opened.' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveAttribute('readonly');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('@/7KQ2-M9XD');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '7KQ2-M9XD' } };
