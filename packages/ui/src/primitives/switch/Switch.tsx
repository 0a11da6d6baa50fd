import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { box, root } from '../checkbox/Checkbox.css.ts';
import { description as descriptionStyle } from '../field/Field.css.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { below, input, thumb, track } from './Switch.css.ts';

export interface SwitchProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'required' | 'role' | 'type'
  > {
  /** Name of the setting; the same text in both states. */
  children: ReactNode;
  /** A sentence below; screen readers read it with the switch. */
  description?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A setting that toggles at once. For options in a form use Checkbox. `className`, `data-*` and
 * `ref` go to the native input.
 */
export function Switch({
  children,
  description,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled,
  className,
  ...props
}: SwitchProps) {
  const { descriptionId, describedBy } = useFieldIds({ description });
  return (
    <div className={root}>
      <label className={box}>
        <input
          {...props}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
          role="switch"
          className={classNames(input, className)}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={track}>
          <span className={thumb} />
        </span>
        <span>{children}</span>
      </label>
      {description && (
        <span id={descriptionId} className={classNames(descriptionStyle, below)}>
          {description}
        </span>
      )}
    </div>
  );
}
