import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

function Stateful({ value, onChange, ...props }: SelectProps<string>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Select
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
 * One of five or more choices. Enter, Space and arrow keys open the list, letters jump to a choice,
 * Escape cancels.
 *
 * - For two to four choices use **RadioGroup** in a form, **SegmentedControl** for views.
 * - For a few values in order use **Stepper**.
 */
const meta = {
  title: 'Primitives/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    label: 'Level',
    options: Array.from({ length: 9 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Level ${index + 1}`,
    })),
    value: null,
    placeholder: 'Choose a level',
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: /Choose a level Level/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('option', { name: 'Level 1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(button).toHaveAccessibleName('Level 3 Level');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('option', { selected: true })).toHaveTextContent('Level 3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['dark'],
  args: { value: '2' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: /Level 2/ }));
    await waitFor(() => expect(page.getByRole('listbox', { name: 'Level' })).toBeVisible());
  },
};

export const WithDescription: Story = {
  args: { description: 'Levels are bought in their order.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      'Levels are bought in their order.',
    );
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Choose a level.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Choose a level.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: '3' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'open', label: 'Open' },
      { value: 'closed', label: 'Closed', isDisabled: true },
    ],
    value: 'open',
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button'));
    await userEvent.click(await page.findByRole('option', { name: 'Closed' }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'A choice whose words take far more room than there is in any field of a phone',
      },
      { value: 'short', label: 'Short' },
    ],
  },
};
