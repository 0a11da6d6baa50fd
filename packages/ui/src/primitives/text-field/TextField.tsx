import { Lock } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { control, input, mark } from '../field/Field.css.ts';
import { Field } from '../field/Field.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { Icon } from '../icon/Icon.tsx';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'onChange' | 'readOnly' | 'required'> {
  /** The requested input; always visible. */
  label: string;
  /** A hint before input. */
  description?: string;
  /** The error and its fix; it marks the field as invalid. */
  errorMessage?: string;
  /** Called with the text after each key. */
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  /** Read-only with a lock, for a value set elsewhere. Name its origin in `description`. */
  isLocked?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Text of one line, with label, description and error. `className`, `data-*` and `ref` go to the
 * native input; React Aria's input would add weight to the sign-in page without benefit.
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
