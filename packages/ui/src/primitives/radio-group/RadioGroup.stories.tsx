import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Stateful({ value, onChange, ...props }: RadioGroupProps<string>) {
  const [chosen, setChosen] = useState(value);
  return (
    <RadioGroup
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
 * One of two to four choices in a form, all visible. The group is one Tab stop; arrow keys choose.
 *
 * - If the choice acts at once use **SegmentedControl**, for five or more choices **Select**.
 * - For several choices use **CheckboxGroup**.
 */
const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: {
    label: 'I have an upline ID',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    value: null,
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'I have an upline ID' }));
    const yes = group.getByRole('radio', { name: 'Yes' });
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(yes).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(group.getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('no');
    await userEvent.click(group.getByText('Yes'));
    await expect(args.onChange).toHaveBeenLastCalledWith('yes');
  },
};

export const Playground: Story = { tags: ['!test'], render: (args) => <RadioGroup {...args} /> };

export const WithDescriptions: Story = {
  tags: ['dark'],
  args: {
    value: 'yes',
    description: 'Your sponsor is fixed once you have registered.',
    options: [
      { value: 'yes', label: 'Yes', description: 'You join the line of the member with that ID.' },
      { value: 'no', label: 'No', description: 'You join without a sponsor.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Your sponsor is fixed once you have registered.',
    );
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveAccessibleDescription(
      'You join without a sponsor.',
    );
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Choose one of them.', isRequired: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose one of them.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 'no' },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const DisabledOption: Story = {
  args: {
    value: 'no',
    options: [
      { value: 'yes', label: 'Yes', isDisabled: true, description: 'Not possible with this wallet.' },
      { value: 'no', label: 'No' },
    ],
  },
};
