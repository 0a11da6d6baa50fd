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
  /** The searched items. */
  label: string;
  /**
   * Hides the label from view if the list below is titled; screen readers still read it.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The searchable attributes. */
  description?: string;
  errorMessage?: string;
  value: string;
  /** Called with the text after each key, and with `''` when it is cleared. */
  onChange: (value: string) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Text that filters a list. Escape or the clear button clears it; an empty field passes Escape to
 * its parent. The caller debounces requests. `className`, `data-*` and `ref` go to the native
 * input.
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
