import { formatMoney } from '@upline/domain';
import { Callout, LinkButton } from '@upline/ui';
import { useAtBench } from '../frame/benchContext.ts';
import { saveScenarioPath } from '../frame/benchPaths.ts';
import { code } from '../frame/cards.css.ts';
import { valuesText, valueText } from '../frame/valueText.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { useBench } from '../ports/bench.tsx';
import type { BenchTransaction } from '../ports/explore.ts';
import { againPath } from './againPath.ts';
import { ways } from './Transaction.css.ts';

/** Outcome of a transaction; after a revert, the reason with the compared amounts. */
export function Verdict({ transaction }: VerdictProps) {
  const { to, name, reason, isReverted, compared } = transaction;
  const d = useBenchMessage();
  const { backend } = useAtBench();
  const { calls } = useBench();
  const where = valueText(backend, { type: 'address', value: to, isMoney: false });
  const again = againPath(backend, calls, transaction);
  const action = (
    <span className={ways}>
      {again && (
        <LinkButton size="s" href={again}>
          {d('desk.bench.callAgain')}
        </LinkButton>
      )}
      <LinkButton size="s" href={saveScenarioPath(transaction.block)}>
        {d('desk.bench.scenarios.save')}
      </LinkButton>
    </span>
  );
  if (!isReverted) {
    return (
      <Callout tone="positive" action={action}>
        {d('desk.bench.wentThrough', { call: name, contract: where })}
      </Callout>
    );
  }
  return (
    <Callout
      tone="critical"
      action={action}
      title={d('desk.bench.stopped', {
        error: reason?.name || d('desk.bench.reverted'),
        contract: where,
      })}
    >
      <div>{reason?.text || d('desk.bench.noReason')}</div>
      {reason && reason.args.length > 0 && <div className={code}>{valuesText(backend, reason.args)}</div>}
      {compared && (
        <div className={code}>
          {d('desk.bench.compared', {
            needed: formatMoney(compared.needed),
            allowed: formatMoney(compared.allowed),
            held: formatMoney(compared.held),
          })}
        </div>
      )}
    </Callout>
  );
}

interface VerdictProps {
  transaction: BenchTransaction;
}
