import { type HTMLAttributes, type Ref, useId } from 'react';
import { classNames } from '../../css/classNames.ts';
import { box, input } from '../checkbox/Checkbox.css.ts';
import type { Choice } from '../field/choice.ts';
import { description as descriptionStyle } from '../field/Field.css.ts';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, useFieldIds } from '../field/useFieldIds.ts';
import { choices, dot, indicator, words as wordsStyle } from './RadioGroup.css.ts';

export interface RadioGroupProps<Value extends string>
  extends FieldTexts,
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'> {
  /** The question or topic of the choices. */
  label: string;
  /** @default false */
  isLabelHidden?: boolean;
  options: readonly Choice<Value>[];
  /** Selected value; `null` for none. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Field name in the form data. */
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One of a few choices, all visible. Native radios handle the arrow keys in both writing
 * directions.
 */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  onChange,
  name,
  isDisabled,
  isRequired,
  className,
  ...props
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const words = { description, errorMessage };
  const ids = useFieldIds(words);
  return (
    <Field {...words} isGroup label={label} isLabelHidden={isLabelHidden} ids={ids} isDisabled={isDisabled}>
      <div
        {...props}
        role="radiogroup"
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
        aria-invalid={errorMessage ? true : undefined}
        aria-required={isRequired}
        className={classNames(choices, className)}
      >
        {options.map((option) => (
          <label key={option.value} className={box}>
            <input
              type="radio"
              className={input}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled || option.isDisabled}
              aria-labelledby={`${ids.id}-${option.value}`}
              aria-describedby={option.description && `${ids.id}-${option.value}-description`}
              onChange={() => onChange(option.value)}
            />
            <span className={indicator}>
              <span className={dot} />
            </span>
            <span className={wordsStyle}>
              <span id={`${ids.id}-${option.value}`}>{option.label}</span>
              {option.description && (
                <span id={`${ids.id}-${option.value}-description`} className={descriptionStyle}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}
