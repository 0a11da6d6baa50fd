import { type FormEvent, type FormHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../css/classNames.ts';
import { root } from './Form.css.ts';

export interface FormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'noValidate' | 'onSubmit'> {
  /** Fields, and a button of `type="submit"` unless one elsewhere names this form's `id`. */
  children: ReactNode;
  /** Called instead of a request by the browser. What is wrong goes to the fields as `errorMessage`. */
  onSubmit: (data: FormData) => void;
  /**
   * What was sent is on its way: it is not sent again.
   * @default false
   */
  isBusy?: boolean;
}

const invalidControl = '[aria-invalid="true"], [data-invalid] :is(input, textarea, button)';

/**
 * Fields that are sent together. After each try the first field with an error gets the focus, so that its words
 * are read and a phone scrolls to it; the browser's own bubbles stay away.
 */
export function Form({ children, onSubmit, isBusy = false, className, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>(invalidControl);
    // A group of radios is invalid as a whole and is focused by its first.
    (invalid?.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid)?.focus();
  }, [tries]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    onSubmit(new FormData(event.currentTarget));
    setTries(tries + 1);
  }
  return (
    <form
      {...props}
      ref={form}
      noValidate
      aria-busy={isBusy || undefined}
      className={classNames(root, className)}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
