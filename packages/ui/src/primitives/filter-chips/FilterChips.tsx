import { Check, type LucideIcon } from 'lucide-react';
import { type Ref, useId } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { chip, chips, label as labelStyle, root } from './FilterChips.css.ts';

export interface FilterChip<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

export interface FilterChipsProps<Value extends string> {
  /** The topic of the filter. */
  label: string;
  /**
   * Hides the label from view if a heading repeats it; screen readers still read it.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The choices; each toggles separately. */
  options: readonly FilterChip<Value>[];
  /** Active values. */
  value: readonly Value[];
  /** Called with the active values, in the order of `options`. */
  onChange: (value: Value[]) => void;
  isDisabled?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Filters that toggle separately and act at once. For exclusive views use SegmentedControl. */
export function FilterChips<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  isDisabled,
  className,
  ref,
  ...props
}: FilterChipsProps<Value>) {
  const labelId = useId();
  return (
    <div className={root}>
      {!isLabelHidden && (
        <span id={labelId} className={labelStyle}>
          {label}
        </span>
      )}
      <ToggleButtonGroup
        {...props}
        ref={ref}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : labelId}
        selectionMode="multiple"
        isDisabled={isDisabled}
        selectedKeys={value}
        onSelectionChange={(keys) =>
          onChange(options.flatMap((option) => (keys.has(option.value) ? [option.value] : [])))
        }
        className={classNames(chips, className)}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} id={option.value} className={chip}>
            {({ isSelected }) => {
              const drawing = isSelected ? Check : option.icon;
              return (
                <>
                  {drawing && <Icon icon={drawing} size="s" />}
                  <span>{option.label}</span>
                </>
              );
            }}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
