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
  /** The measured quantity: “Levels activated”. */
  label: string;
  value: number;
  /** @default 100 */
  maximum?: number;
  /** The figure in words, always visible: “3 of 9”. */
  valueLabel: string;
  /**
   * The value's meaning; `label` or `valueLabel` must say it too.
   * @default 'action'
   */
  tone?: 'action' | 'positive' | 'caution' | 'critical';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A level between zero and a maximum. For a running operation use ProgressBar. */
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
