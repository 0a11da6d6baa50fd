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
  /** The requested input. */
  label: string;
  /**
   * Hides the label from view if the context names the field; screen readers still read it.
   * @default false
   */
  isLabelHidden?: boolean;
  /** A hint before input. */
  description?: string;
  /** The error and its fix; it marks the field as invalid. */
  errorMessage?: string;
  /** Called with the text after each key. */
  onChange?: (value: string) => void;
  /**
   * Rows of an empty field.
   * @default 3
   */
  minimumRows?: number;
  /**
   * Rows up to which the field grows; beyond, it scrolls.
   * @default 8
   */
  maximumRows?: number;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Text of several lines, in a field that grows with it. Use `onKeyDown` to give Enter another
 * meaning. `className`, `data-*` and `ref` go to the native text area.
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
