import type { Failure } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';

export interface TransactionFailureProps {
  failure: Failure;
}

/** Why a purchase or a claim stopped, with what a contract's error means in plain words under its name. Spec §8. */
export function TransactionFailure({ failure: { notice, explanation } }: TransactionFailureProps) {
  const t = useMessage();
  return (
    <Callout tone="critical" isLive title={explanation && t(notice)}>
      {t(explanation ?? notice)}
    </Callout>
  );
}
