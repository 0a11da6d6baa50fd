import type { Ref } from 'react';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
  Label,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { bar, endless, root, track, words } from './ProgressBar.css.ts';

export interface ProgressBarProps
  extends Omit<
    AriaProgressBarProps,
    | 'aria-label'
    | 'children'
    | 'className'
    | 'isIndeterminate'
    | 'maxValue'
    | 'minValue'
    | 'render'
    | 'style'
    | 'valueLabel'
  > {
  /** The operation, for example “Step 2 of 3: confirm in wallet”. */
  label: string;
  /** Completed amount; omit it if unknown. */
  value?: number;
  /** @default 100 */
  maximum?: number;
  /** The progress in words at the end of the line, for example “40 %”. */
  valueLabel?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Progress of an operation. The label carries the meaning, not the movement. */
export function ProgressBar({
  label,
  value,
  maximum = 100,
  valueLabel,
  className,
  ...props
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...props}
      value={value}
      maxValue={maximum}
      isIndeterminate={value === undefined}
      valueLabel={valueLabel}
      className={classNames(root, className)}
    >
      {({ percentage = 0, isIndeterminate }) => (
        <>
          <span className={words}>
            <Label>{label}</Label>
            {valueLabel && <span>{valueLabel}</span>}
          </span>
          <div className={track}>
            <div
              className={classNames(bar, isIndeterminate && endless)}
              style={isIndeterminate ? undefined : { width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
