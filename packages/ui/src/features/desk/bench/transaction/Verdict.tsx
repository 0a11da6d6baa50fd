import { formatMoney } from '@upline/domain';
import { useBenchMessage } from '../../../../messages/useBenchMessage.ts';
import type { BenchTransaction } from '../../../../ports/bench/explore.ts';
import { Callout } from '../../../../primitives/callout/Callout.tsx';
import { useAtBench } from '../frame/benchContext.ts';
import { code } from '../frame/parts.css.ts';
import { valuesText, valueText } from '../frame/valueText.ts';

/** Whether a transaction went through; else why not, in the contract's words, with the numbers compared. */
export function Verdict({ transaction: { to, name, reason, isReverted, compared } }: VerdictProps) {
  const d = useBenchMessage();
  const { world } = useAtBench();
  const where = valueText(world, { type: 'address', value: to, isMoney: false });
  if (!isReverted) {
    return <Callout tone="positive">{d('desk.bench.wentThrough', { call: name, contract: where })}</Callout>;
  }
  return (
    <Callout
      tone="critical"
      title={d('desk.bench.stopped', {
        error: reason?.name || d('desk.bench.reverted'),
        contract: where,
      })}
    >
      <div>{reason?.text || d('desk.bench.noReason')}</div>
      {reason && reason.args.length > 0 && <div className={code}>{valuesText(world, reason.args)}</div>}
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
