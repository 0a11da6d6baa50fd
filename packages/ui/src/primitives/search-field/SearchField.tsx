import { Search, X } from 'lucide-react';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useRef } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { control, input, mark } from '../field/Field.css.ts';
import { Field } from '../field/Field.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'defaultValue' | 'disabled' | 'onChange' | 'readOnly' | 'required' | 'type' | 'value'
  > {
  /** What is searched. */
  label: string;
  /**
   * Read aloud only, where the list below says what is searched.
   * @default false
   */
  isLabelHidden?: boolean;
  /** What can be searched by. */
  description?: string;
  errorMessage?: string;
  value: string;
  /** Called with the text as it is after each key, and with nothing when it is cleared. */
  onChange: (value: string) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Words to search by. Escape or the cross clears them; an empty field leaves Escape to what is around it. When
 * to ask is up to the caller. `className`, `data-*` and `ref` go to the browser's own input.
 */
export function SearchField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  value,
  onChange,
  onKeyDown,
  isDisabled,
  id: givenId,
  className,
  ...props
}: SearchFieldProps) {
  const t = useMessage();
  const frame = useRef<HTMLDivElement>(null);
  const words = { description, errorMessage };
  const ids = useFieldIds(words, givenId);
  const clear = () => {
    onChange('');
    frame.current?.querySelector('input')?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <Field {...words} label={label} isLabelHidden={isLabelHidden} ids={ids} isDisabled={isDisabled}>
      <div ref={frame} className={classNames(control, styles.control)}>
        <Icon icon={Search} size="s" className={mark} />
        <input
          {...props}
          type="search"
          id={ids.id}
          className={classNames(input, styles.input, className)}
          value={value}
          disabled={isDisabled}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearOnEscape}
        />
        {value !== '' && !isDisabled && (
          <IconButton
            tone="quiet"
            icon={X}
            label={t('common.clearSearch')}
            onPress={clear}
            className={styles.clear}
          />
        )}
      </div>
    </Field>
  );
}
