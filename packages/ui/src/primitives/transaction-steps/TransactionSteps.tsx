import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { type Translate, useMessage } from '../../messages/useMessage.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { TransactionStep, type TransactionStepProps } from './TransactionStep.tsx';
import { list, root } from './TransactionSteps.css.ts';

export interface Step extends TransactionStepProps {
  /** Unique among the steps. */
  id: string;
  /** What is read aloud while it is under way, where that is more than its label. @default label */
  spoken?: string;
}

export interface TransactionStepsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'aria-label' | 'children'> {
  /** What the steps belong to: “Steps of the purchase”. */
  label: string;
  /** Every step in order, also those to come: a reader sees beforehand how often a wallet will ask. */
  steps: readonly Step[];
  /** What is read aloud when no step is under way: how it ended. A failure belongs in a live Callout instead. */
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

/** Something that takes several steps, in wallet and on chain; each new step is read aloud. */
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
