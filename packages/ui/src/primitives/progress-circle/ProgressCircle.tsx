import type { Ref } from 'react';
import { ProgressBar, type ProgressBarProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { done, endless, root, sizes, track } from './ProgressCircle.css.ts';

export interface ProgressCircleProps
  extends Omit<
    ProgressBarProps,
    'aria-label' | 'children' | 'className' | 'isIndeterminate' | 'maxValue' | 'minValue' | 'render' | 'style'
  > {
  /** The operation; for screen readers. Show text beside it as well if there is space. */
  label: string;
  /** Completed amount; omit it if unknown. */
  value?: number;
  /** @default 100 */
  maximum?: number;
  /**
   * 16, 20 or 24 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

// A circumference of 100 makes dash lengths percentages.
const radius = 50 / Math.PI;
const middle = radius + 2;
const circle = { cx: middle, cy: middle, r: radius, fill: 'none', strokeWidth: 4 };

/** Progress of an operation, where a ProgressBar does not fit. */
export function ProgressCircle({
  label,
  value,
  maximum = 100,
  size = 'm',
  className,
  ...props
}: ProgressCircleProps) {
  return (
    <ProgressBar
      {...props}
      aria-label={label}
      value={value}
      maxValue={maximum}
      isIndeterminate={value === undefined}
      className={classNames(root, sizes[size], className)}
    >
      {({ percentage = 25, isIndeterminate }) => (
        <svg
          viewBox={`0 0 ${2 * middle} ${2 * middle}`}
          className={isIndeterminate ? endless : undefined}
          aria-hidden
        >
          <circle {...circle} className={track} />
          <circle
            {...circle}
            className={done}
            strokeDasharray={`${percentage} 100`}
            strokeLinecap={percentage > 0 ? 'round' : 'butt'}
            transform={`rotate(-90 ${middle} ${middle})`}
          />
        </svg>
      )}
    </ProgressBar>
  );
}
