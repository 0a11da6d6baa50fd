import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { description as descriptionStyle } from '../field/Field.css.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { FieldError } from '../field-error/FieldError.tsx';
import { Icon } from '../icon/Icon.tsx';
import { below, box, indicator, input, root, tick } from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'required' | 'type'
  > {
  /** The option or consent; pressing the text toggles the box too. */
  children: ReactNode;
  /** A sentence below; screen readers read it with the box. */
  description?: string;
  /** The error; it marks the box as invalid. */
  errorMessage?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One option or consent. For settings that act at once use Switch, for one of several choices
 * RadioGroup. `className`, `data-*` and `ref` go to the native input.
 */
export function Checkbox({
  children,
  description,
  errorMessage,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled,
  isRequired,
  className,
  ...props
}: CheckboxProps) {
  const { descriptionId, errorId, describedBy } = useFieldIds({ description, errorMessage });
  return (
    <div className={root}>
      <label className={box}>
        <input
          {...props}
          type="checkbox"
          className={classNames(input, className)}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={indicator}>
          <Icon icon={Check} size="s" className={tick} />
        </span>
        <span>{children}</span>
      </label>
      {description && (
        <span id={descriptionId} className={classNames(descriptionStyle, below)}>
          {description}
        </span>
      )}
      {errorMessage && (
        <FieldError id={errorId} className={below}>
          {errorMessage}
        </FieldError>
      )}
    </div>
  );
}
