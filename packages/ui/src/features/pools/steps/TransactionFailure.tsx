import type { Failure } from '@upline/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { nextStep } from './nextStep.ts';

export interface TransactionFailureProps {
  failure: Failure;
  /** What failed; it decides what is said to be done about it. */
  of: 'purchase' | 'claim';
  /** One button that follows from it. */
  action?: ReactNode;
}

/**
 * Why a purchase or a claim stopped, with what a contract's error means in plain words under its name, and what
 * can be done about it. Spec §8.
 */
export function TransactionFailure({ failure, of, action }: TransactionFailureProps) {
  const t = useMessage();
  const { notice, explanation } = failure;
  const next = nextStep(failure, of);
  const isTitled = explanation !== undefined || next !== null;
  return (
    <Callout tone="critical" isLive action={action} {...(isTitled && { title: t(notice) })}>
      {explanation && <p>{t(explanation)}</p>}
      {next && <p>{t(next)}</p>}
      {!isTitled && <span>{t(notice)}</span>}
    </Callout>
  );
}
