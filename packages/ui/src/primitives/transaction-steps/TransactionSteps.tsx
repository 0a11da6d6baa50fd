import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { type Translate, useMessage } from '../../messages/useMessage.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { TransactionStep, type TransactionStepProps } from './TransactionStep.tsx';
import { list, root } from './TransactionSteps.css.ts';

export interface Step extends TransactionStepProps {
  /** Unique among the steps. */
  id: string;
  /** Text for the live region while the step runs, if it differs from the label. @default label */
  spoken?: string;
}

export interface TransactionStepsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'aria-label' | 'children'> {
  /** The operation: “Steps of the purchase”. */
  label: string;
  /**
   * Every step in order, including later ones: readers see in advance how many wallet prompts
   * follow.
   */
  steps: readonly Step[];
  /** Text for the live region after the last step. Report failures in a live Callout instead. */
  conclusion?: string;
  ref?: Ref<HTMLDivElement>;
}

function announcement(steps: readonly Step[], t: Translate): string | undefined {
  const needed = steps.filter(({ status }) => status !== 'skipped');
  const index = needed.findIndex(({ status }) => status === 'current');
  const current = needed[index];
  return (
    current &&
    t('common.step.progress', {
      step: index + 1,
      total: needed.length,
      label: current.spoken ?? current.label,
    })
  );
}

/** An operation of several steps, in wallet and on chain; the live region reads each new step. */
export function TransactionSteps({ label, steps, conclusion, className, ...props }: TransactionStepsProps) {
  const t = useMessage();
  return (
    <div {...props} className={classNames(root, className)}>
      <VisuallyHidden>
        <span role="status">{announcement(steps, t) ?? conclusion}</span>
      </VisuallyHidden>
      <ol className={list} aria-label={label}>
        {steps.map(({ id, spoken: _, ...step }) => (
          <TransactionStep key={id} {...step} />
        ))}
      </ol>
    </div>
  );
}
