import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../css/classNames.ts';
import { control, input } from '../field/Field.css.ts';
import { Field } from '../field/Field.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'cols' | 'disabled' | 'onChange' | 'readOnly' | 'required' | 'rows' | 'style'
  > {
  /** What is asked for. */
  label: string;
  /**
   * Read aloud only, where the place itself says what is written here.
   * @default false
   */
  isLabelHidden?: boolean;
  /** A sentence that helps before anything was typed. */
  description?: string;
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  errorMessage?: string;
  /** Called with the text as it is after each key. */
  onChange?: (value: string) => void;
  /**
   * Lines that are in sight while it is empty.
   * @default 3
   */
  minimumRows?: number;
  /**
   * Lines up to which it grows; beyond them it scrolls.
   * @default 8
   */
  maximumRows?: number;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text in a field that grows with them. What Enter means besides a new line is up to the
 * caller's `onKeyDown`. `className`, `data-*` and `ref` go to the browser's own text area.
 */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  onChange,
  minimumRows = 3,
  maximumRows = 8,
  isDisabled,
  isReadOnly,
  isRequired,
  id: givenId,
  className,
  ...props
}: TextAreaProps) {
  const words = { description, errorMessage };
  const ids = useFieldIds(words, givenId);
  const states = { isDisabled, isReadOnly };
  return (
    <Field {...words} {...states} label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <div className={classNames(control, styles.control)}>
        <textarea
          {...props}
          id={ids.id}
          rows={minimumRows}
          style={{ minHeight: `${minimumRows}lh`, maxHeight: `${maximumRows}lh` }}
          className={classNames(input, styles.area, className)}
          disabled={isDisabled}
          readOnly={isReadOnly}
          required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange?.(event.target.value)}
        />
      </div>
    </Field>
  );
}
