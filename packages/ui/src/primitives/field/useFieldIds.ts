import { useId } from 'react';
import { classNames } from '../../css/classNames.ts';

/** What a field says beside its label; both optional. */
export interface FieldWords {
  /** A sentence that helps before anything was entered. */
  description?: string;
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  errorMessage?: string;
}

export interface FieldIds {
  id: string;
  labelId: string;
  descriptionId: string;
  errorId: string;
  /** For the control's `aria-describedby`: what is there of description and error. */
  describedBy: string | undefined;
}

/** The IDs that tie a control to its label, its help and its error. */
export function useFieldIds({ description, errorMessage }: FieldWords, givenId?: string): FieldIds {
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
