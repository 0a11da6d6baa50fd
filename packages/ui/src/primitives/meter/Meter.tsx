import type { Ref } from 'react';
import { Meter as AriaMeter, type MeterProps as AriaMeterProps, Label } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { track, words } from '../progress-bar/ProgressBar.css.ts';
import { fills, root } from './Meter.css.ts';

export interface MeterProps
  extends Omit<
    AriaMeterProps,
    'aria-label' | 'children' | 'className' | 'maxValue' | 'minValue' | 'render' | 'style' | 'valueLabel'
  > {
  /** What is measured: “Levels activated”. */
  label: string;
  value: number;
  /** @default 100 */
  maximum?: number;
  /** The figure in words, always visible: “3 of 9”. */
  valueLabel: string;
  /**
   * What the figure means; `label` or `valueLabel` says the same.
   * @default 'action'
   */
  tone?: 'action' | 'positive' | 'caution' | 'critical';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** How full something is. What is under way, and will be full by itself, is a ProgressBar. */
export function Meter({
  label,
  maximum = 100,
  valueLabel,
  tone = 'action',
  className,
  ...props
}: MeterProps) {
  return (
    <AriaMeter {...props} maxValue={maximum} valueLabel={valueLabel} className={classNames(root, className)}>
      {({ percentage }) => (
        <>
          <span className={words}>
            <Label>{label}</Label>
            <span>{valueLabel}</span>
          </span>
          <div className={track}>
            <div className={fills[tone]} style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaMeter>
  );
}
