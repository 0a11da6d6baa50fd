import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

/**
 * Text of several lines. The field grows up to `maximumRows`, then it scrolls.
 *
 * - `description` is a hint before input; `errorMessage` states the error and its fix.
 * - Hide the label only if the context names the field, such as the reply field of a conversation.
 * - Enter inserts a line break. Use `onKeyDown` for fields that send on Enter.
 * - For one line use **TextField**.
 */
const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Message', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('One{Enter}two');
    await expect(field).toHaveValue('One\ntwo');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Grows: Story = {
  args: { minimumRows: 1, maximumRows: 4 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const height = () => Math.round(field.getBoundingClientRect().height);
    const empty = height();
    await userEvent.type(field, 'one{Enter}two');
    const two = height();
    await expect(two).toBeGreaterThan(empty);
    await userEvent.type(field, '{Enter}three{Enter}four');
    const four = height();
    await expect(four - two).toBe(2 * (two - empty));
    await userEvent.type(field, '{Enter}five');
    await expect(height(), 'it grows no more').toBe(four);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.clear(field);
    await expect(height()).toBe(empty);
  },
};

export const WithDescription: Story = {
  args: { description: 'Say what happened and what you expected.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Say what happened and what you expected.',
    );
  },
};

export const Invalid: Story = {
  tags: ['dark'],
  args: { errorMessage: 'Write a message.', isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Write a message.');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, minimumRows: 1, placeholder: 'Type a message...' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'This was sent yesterday.' } };

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'This is on its way.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { defaultValue: `${'A word after a word. '.repeat(20)}\n0x${'7f'.repeat(80)}` },
};
