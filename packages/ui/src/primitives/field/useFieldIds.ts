import { useId } from 'react';
import { classNames } from '../../css/classNames.ts';

export interface FieldTexts {
  /** A hint before input. */
  description?: string;
  /** The error and its fix; it marks the field as invalid. */
  errorMessage?: string;
}

export interface FieldIds {
  id: string;
  labelId: string;
  descriptionId: string;
  errorId: string;
  /** For the control's `aria-describedby`: IDs of the present texts. */
  describedBy: string | undefined;
}

/** The IDs that connect a control with its label, description and error. */
export function useFieldIds({ description, errorMessage }: FieldTexts, givenId?: string): FieldIds {
  const ownId = useId();
  const descriptionId = `${ownId}-description`;
  const errorId = `${ownId}-error`;
  return {
    id: givenId ?? ownId,
    labelId: `${ownId}-label`,
    descriptionId,
    errorId,
    describedBy: classNames(description && descriptionId, errorMessage && errorId) || undefined,
  };
}
