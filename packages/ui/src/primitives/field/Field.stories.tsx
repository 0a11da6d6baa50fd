import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { control, input } from './Field.css.ts';
import { Field } from './Field.tsx';
import { type FieldTexts, useFieldIds } from './useFieldIds.ts';

interface DayFieldProps extends FieldTexts {
  label: string;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
}

/** A date field without a component of its own: Field around the browser's native control. */
function DayField({ label, isLabelHidden, isDisabled, ...words }: DayFieldProps) {
  const ids = useFieldIds(words);
  return (
    <Field {...words} label={label} isLabelHidden={isLabelHidden} ids={ids} isDisabled={isDisabled}>
      <div className={control}>
        <input
          type="date"
          id={ids.id}
          className={input}
          disabled={isDisabled}
          aria-invalid={words.errorMessage ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      </div>
    </Field>
  );
}

/**
 * The frame of every field: label above, description and error below. TextField, Select and the
 * groups use it; put other controls into a Field of their own.
 *
 * - `useFieldIds` returns the IDs that connect the control with label, description and error.
 * - Keys: those of the control.
 */
const meta = {
  title: 'Primitives/Field',
  component: DayField,
  subcomponents: { Field },
  args: { label: 'Bought since' },
} satisfies Meta<typeof DayField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Bought since')).toHaveFocus();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const WithHelpAndError: Story = {
  tags: ['dark'],
  args: {
    description: 'Days are those of your own time zone.',
    errorMessage: 'Choose a day that has passed.',
  },
  play: async ({ canvas, args }) => {
    const day = canvas.getByLabelText('Bought since');
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription(`${args.description} ${args.errorMessage}`);
  },
};

/** Screen readers read a hidden label; use it if visible text repeats it. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Bought since')).toBeVisible();
  },
};

function DaysField() {
  const ids = useFieldIds({ description: 'Both days count.' });
  return (
    <Field label="Between" description="Both days count." ids={ids} isGroup>
      <Inline role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
        {['First day', 'Last day'].map((name) => (
          <div key={name} className={control}>
            <input type="date" className={input} aria-label={name} />
          </div>
        ))}
      </Inline>
    </Field>
  );
}

/** Several controls with one label form a group. */
export const SeveralControls: Story = {
  render: () => <DaysField />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Between' });
    await expect(group).toHaveAccessibleDescription('Both days count.');
    await expect(group).toContainElement(canvas.getByLabelText('Last day'));
  },
};
