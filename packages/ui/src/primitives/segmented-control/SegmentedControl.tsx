import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { ToggleButton, ToggleButtonGroup, type ToggleButtonGroupProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { option, root } from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<
    ToggleButtonGroupProps,
    | 'aria-label'
    | 'children'
    | 'className'
    | 'defaultSelectedKeys'
    | 'disallowEmptySelection'
    | 'onChange'
    | 'onSelectionChange'
    | 'render'
    | 'selectedKeys'
    | 'selectionMode'
    | 'style'
  > {
  /** The topic of the choice; screen readers read it first. */
  label: string;
  /** Two to four choices of one or two words. */
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Two to four views of the same data; the choice acts at once. For more choices use Select. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      {...props}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.value));
        if (chosen) onChange(chosen.value);
      }}
      className={classNames(root, className)}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.value} id={segment.value} className={option}>
          {segment.icon && <Icon icon={segment.icon} size="s" />}
          <span>{segment.label}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
