import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import type { Choice } from '../field/choice.ts';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, useFieldIds } from '../field/useFieldIds.ts';
import { choices } from '../radio-group/RadioGroup.css.ts';

export interface CheckboxGroupProps<Value extends string>
  extends FieldTexts,
    Omit<HTMLAttributes<HTMLFieldSetElement>, 'children' | 'onChange'> {
  /** The question or topic of the choices. */
  label: string;
  /** @default false */
  isLabelHidden?: boolean;
  options: readonly Choice<Value>[];
  /** Selected values. */
  value: readonly Value[];
  /** Called with the selected values, in the order of `options`. */
  onChange: (value: Value[]) => void;
  /** Field name of each box in the form data. */
  name?: string;
  isDisabled?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * Any number of a few choices, as part of a form. For filters that act at once, use FilterChips.
 */
export function CheckboxGroup<Value extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  onChange,
  name,
  isDisabled,
  className,
  ...props
}: CheckboxGroupProps<Value>) {
  const words = { description, errorMessage };
  const ids = useFieldIds(words);
  const toggle = (toggled: Value, isTicked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === toggled ? isTicked : value.includes(each))),
    );
  return (
    <Field {...words} isGroup label={label} isLabelHidden={isLabelHidden} ids={ids} isDisabled={isDisabled}>
      <fieldset
        {...props}
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
        className={classNames(choices, className)}
      >
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            description={option.description}
            isDisabled={isDisabled || option.isDisabled}
            isSelected={value.includes(option.value)}
            onChange={(isTicked) => toggle(option.value, isTicked)}
          >
            {option.label}
          </Checkbox>
        ))}
      </fieldset>
    </Field>
  );
}
