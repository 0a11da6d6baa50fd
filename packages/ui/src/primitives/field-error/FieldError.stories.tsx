import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FieldError } from './FieldError.tsx';

/**
 * A field's error and its fix, in one sentence. TextField, TextArea, Checkbox and all other fields
 * show it from their `errorMessage`; use it directly only for a custom field, and put its `id` into
 * the field's `aria-describedby`.
 *
 * - For errors of a whole form use **Callout**.
 */
const meta = {
  title: 'Primitives/FieldError',
  component: FieldError,
  tags: ['autodocs'],
  args: { id: 'amount-error', children: 'Enter a number above 0.' },
  render: (args) => (
    <>
      <input aria-label="Amount" aria-invalid aria-describedby={args.id} />
      <FieldError {...args} />
    </>
  ),
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAccessibleDescription('Enter a number above 0.');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const LongText: Story = {
  args: {
    children:
      'This file is larger than what can be sent. Choose one of at most 10 MB, or share a link to it in the message.',
  },
};
