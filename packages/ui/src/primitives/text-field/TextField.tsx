import { CircleAlert, Lock } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './TextField.css.ts';

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
  const ownId = useId();
  const id = givenId ?? ownId;
  const descriptionId = `${ownId}-description`;
  const errorId = `${ownId}-error`;
  return (
    <div
      className={styles.root}
      data-invalid={errorMessage ? true : undefined}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          {...props}
          id={id}
          className={classNames(styles.input, className)}
          disabled={isDisabled}
          readOnly={isReadOnly}
          required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={classNames(description && descriptionId, errorMessage && errorId) || undefined}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {isLocked && <Icon icon={Lock} size="s" className={styles.mark} />}
      </div>
      {description && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={errorId} className={styles.error}>
          <Icon icon={CircleAlert} size="s" className={styles.errorMark} />
          {errorMessage}
        </span>
      )}
    </div>
  );
}
