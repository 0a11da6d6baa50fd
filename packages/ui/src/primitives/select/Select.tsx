import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import {
  Select as AriaSelect,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { control, mark } from '../field/Field.css.ts';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, useFieldIds } from '../field/useFieldIds.ts';
import { Icon } from '../icon/Icon.tsx';
import { item, list, surface } from '../popover/Popover.css.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second, quiet line in the list; the closed field omits it. */
  detail?: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  /** The question or topic of the choice. */
  label: string;
  /** @default false */
  isLabelHidden?: boolean;
  options: readonly SelectOption<Value>[];
  /** Selected value; `null` for none. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Text while no value is selected, for example “Choose a level”. */
  placeholder?: string;
  /** Field name in the form data. */
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One of five or more choices. For fewer use RadioGroup or SegmentedControl. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  options,
  value,
  onChange,
  placeholder = '',
  description,
  errorMessage,
  name,
  isDisabled,
  isRequired,
  className,
  ...props
}: SelectProps<Value>) {
  const words = { description, errorMessage };
  const ids = useFieldIds(words);
  return (
    <Field {...words} isGroup label={label} isLabelHidden={isLabelHidden} ids={ids} isDisabled={isDisabled}>
      <AriaSelect
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
        name={name}
        isDisabled={isDisabled}
        isRequired={isRequired}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        placeholder={placeholder}
        value={value}
        onChange={(key) => {
          const chosen = options.find((option) => option.value === key);
          if (chosen) onChange(chosen.value);
        }}
      >
        <Button {...props} className={classNames(control, styles.button, className)}>
          <SelectValue className={styles.value} />
          <Icon icon={ChevronDown} size="s" className={mark} />
        </Button>
        <Popover className={classNames(surface, styles.surface)}>
          <ListBox className={list}>
            {options.map((option) => (
              <ListBoxItem
                key={option.value}
                id={option.value}
                textValue={option.label}
                isDisabled={option.isDisabled}
                className={item}
              >
                {({ isSelected }) => (
                  <>
                    {option.icon && <Icon icon={option.icon} size="s" className={styles.icon} />}
                    <span className={styles.words}>
                      <span>{option.label}</span>
                      {option.detail && <span className={styles.detail}>{option.detail}</span>}
                    </span>
                    {isSelected && <Icon icon={Check} size="s" />}
                  </>
                )}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
    </Field>
  );
}
