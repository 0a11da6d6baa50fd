import {
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useState,
} from 'react';
import { classNames } from '../../css/classNames.ts';
import { root } from './Form.css.ts';

export interface FormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'noValidate' | 'onSubmit'> {
  /** Fields, and a `type="submit"` button unless a button elsewhere names this form's `id`. */
  children: ReactNode;
  /** Called on submit instead of a browser request. Pass errors to the fields as `errorMessage`. */
  onSubmit: (data: FormData) => void;
  /**
   * The form is being sent and ignores further submits.
   * @default false
   */
  isBusy?: boolean;
  ref?: Ref<HTMLFormElement>;
}

const invalidControl = '[aria-invalid="true"], [data-invalid] :is(input, textarea, button)';

/**
 * Fields that are submitted together. After each submit the first invalid field takes focus, so
 * that screen readers read its error and phones scroll to it. The browser's validation bubbles are
 * off.
 */
export function Form({ children, onSubmit, isBusy = false, className, ...props }: FormProps) {
  const [lastTry, setLastTry] = useState<{ form: HTMLFormElement }>();
  useEffect(() => {
    const invalid = lastTry?.form.querySelector<HTMLElement>(invalidControl);
    // A radio group is invalid as a whole; its first radio takes focus.
    (invalid?.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid)?.focus();
  }, [lastTry]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    onSubmit(new FormData(event.currentTarget));
    setLastTry({ form: event.currentTarget });
  }
  return (
    <form
      {...props}
      noValidate
      aria-busy={isBusy || undefined}
      className={classNames(root, className)}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
