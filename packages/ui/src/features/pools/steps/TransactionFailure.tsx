import type { Failure } from '@upline/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { nextStep } from './nextStep.ts';

export interface TransactionFailureProps {
  failure: Failure;
  /** The failed operation, which determines the advice. */
  of: 'purchase' | 'claim';
  /** A button for the advice. */
  action?: ReactNode;
}

/**
 * The reason of a failed purchase or claim: the contract's error, its explanation, and the advice.
 * Spec §8.
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
