import { Lock } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { control, input, mark } from '../field/Field.css.ts';
import { Field } from '../field/Field.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { Icon } from '../icon/Icon.tsx';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'onChange' | 'readOnly' | 'required'> {
  /** What is asked for; always visible. */
  label: string;
  /** A sentence that helps before anything was typed. */
  description?: string;
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  errorMessage?: string;
  /** Called with the text as it is after each key. */
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  /** The value was set elsewhere and stays: read-only, with a lock. Say by whom in `description`. */
  isLocked?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text with its label, its help and its error in one place. `className`, `data-*` and `ref` go to
 * the input. It is the browser's own input: React Aria's would add weight to the sign-in page and nothing else.
 */
export function TextField({
  label,
  description,
  errorMessage,
  onChange,
  isDisabled,
  isLocked = false,
  isReadOnly = isLocked,
  isRequired,
  id: givenId,
  className,
  ...props
}: TextFieldProps) {
  const words = { description, errorMessage };
  const ids = useFieldIds(words, givenId);
  return (
    <Field {...words} label={label} ids={ids} isDisabled={isDisabled} isReadOnly={isReadOnly}>
      <div className={control}>
        <input
          {...props}
          id={ids.id}
          className={classNames(input, className)}
          disabled={isDisabled}
          readOnly={isReadOnly}
          required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {isLocked && <Icon icon={Lock} size="s" className={mark} />}
      </div>
    </Field>
  );
}
