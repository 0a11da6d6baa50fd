import type { ReactNode } from 'react';
import { FieldError } from '../field-error/FieldError.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { description as descriptionStyle, label as labelStyle, root } from './Field.css.ts';
import type { FieldIds, FieldTexts } from './useFieldIds.ts';

interface FieldProps extends FieldTexts {
  label: string;
  /**
   * Hides the label from view if visible text repeats it; screen readers still read it.
   * @default false
   */
  isLabelHidden?: boolean;
  ids: FieldIds;
  /**
   * True for several controls, or for a control that is not a native field: it must refer to
   * `ids.labelId`.
   * @default false
   */
  isGroup?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The control or controls, with `ids.id` and `ids.describedBy`. */
  children: ReactNode;
}

/** The frame of all fields: label above, description and error below. */
export function Field({
  label,
  isLabelHidden = false,
  ids,
  isGroup = false,
  description,
  errorMessage,
  isDisabled,
  isReadOnly,
  children,
}: FieldProps) {
  const words = isGroup ? (
    <span id={ids.labelId} className={labelStyle}>
      {label}
    </span>
  ) : (
    <label id={ids.labelId} htmlFor={ids.id} className={labelStyle}>
      {label}
    </label>
  );
  return (
    <div
      className={root}
      data-invalid={errorMessage ? true : undefined}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
    >
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children}
      {description && (
        <span id={ids.descriptionId} className={descriptionStyle}>
          {description}
        </span>
      )}
      {errorMessage && <FieldError id={ids.errorId}>{errorMessage}</FieldError>}
    </div>
  );
}
