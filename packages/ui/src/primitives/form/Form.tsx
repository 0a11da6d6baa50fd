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
  /** Fields, and a button of `type="submit"` unless one elsewhere names this form's `id`. */
  children: ReactNode;
  /** Called instead of a request by the browser. What is wrong goes to the fields as `errorMessage`. */
  onSubmit: (data: FormData) => void;
  /**
   * What was sent is on its way: it is not sent again.
   * @default false
   */
  isBusy?: boolean;
  ref?: Ref<HTMLFormElement>;
}

const invalidControl = '[aria-invalid="true"], [data-invalid] :is(input, textarea, button)';

/**
 * Fields that are sent together. After each try the first field with an error gets the focus, so that its words
 * are read and a phone scrolls to it; the browser's own bubbles stay away.
 */
export function Form({ children, onSubmit, isBusy = false, className, ...props }: FormProps) {
  const [lastTry, setLastTry] = useState<{ form: HTMLFormElement }>();
  useEffect(() => {
    const invalid = lastTry?.form.querySelector<HTMLElement>(invalidControl);
    // A group of radios is invalid as a whole and is focused by its first.
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
