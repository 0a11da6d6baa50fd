import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ButtonGroup } from '../button-group/ButtonGroup.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

function Ticket({ onSubmit, isBusy }: Pick<FormProps, 'isBusy' | 'onSubmit'>) {
  const [errors, setErrors] = useState<{ subject?: string; message?: string }>({});
  return (
    <Form
      aria-label="Ticket"
      isBusy={isBusy}
      onSubmit={(data) => {
        setErrors({
          subject: data.get('subject') ? undefined : 'Write a subject.',
          message: data.get('message') ? undefined : 'Write a message.',
        });
        onSubmit(data);
      }}
    >
      <TextField label="Subject" name="subject" isRequired errorMessage={errors.subject} />
      <TextArea label="Message" name="message" isRequired errorMessage={errors.message} />
      <ButtonGroup align="end">
        <Button type="submit" tone="primary" isBusy={isBusy} busyLabel="Sending…">
          Send
        </Button>
      </ButtonGroup>
    </Form>
  );
}

/**
 * Fields that are submitted together, by a button or by Enter. The caller validates and sets each
 * field's error; after each submit the first invalid field takes focus.
 *
 * - While `isBusy`, also set the button's `isBusy`: the form is not submitted twice.
 * - Show errors of the whole form above the button, as **Callout** with `isLive`.
 */
const meta = {
  title: 'Primitives/Form',
  component: Form,
  tags: ['autodocs'],
  args: { onSubmit: fn(), children: null },
  render: (args) => <Ticket {...args} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Ticket' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Subject' }), 'A question');
    await userEvent.tab();
    await userEvent.keyboard('How do I buy a level?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(Object.fromEntries(data)).toEqual({
      subject: 'A question',
      message: 'How do I buy a level?',
    });
  },
};

export const Playground: Story = { tags: ['!test'] };

export const FirstErrorIsFocused: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Subject' }), 'A question');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    const message = form.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveAccessibleDescription('Write a message.');
    await userEvent.clear(form.getByRole('textbox', { name: 'Subject' }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Subject' })).toHaveFocus());
  },
};

export const InvalidChoice: Story = {
  render: ({ onSubmit }) => (
    <Form onSubmit={onSubmit}>
      <RadioGroup
        label="Language"
        options={[
          { value: 'en', label: 'English' },
          { value: 'de', label: 'Deutsch' },
        ]}
        value={null}
        onChange={fn()}
        errorMessage="Choose one of them."
      />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByRole('radio', { name: 'English' })).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Subject' }), 'Again{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
