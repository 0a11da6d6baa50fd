import { Meter, Stack } from '@upline/ui';
import { card, cardHead, padded, quiet } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchTransaction } from '../ports/explore.ts';

/** Number of measurements in the comparison. */
const most = 3;

const inWords = (gas: bigint) => gas.toLocaleString('en');

/**
 * Gas of a transaction compared with measurements of the same function. A reverted call is not
 * compared with a budget.
 */
export function GasCard({ transaction: { gas, isReverted, budgets } }: { transaction: BenchTransaction }) {
  const d = useBenchMessage();
  const beside = budgets.slice(0, most);
  const maximum = Number([gas, ...beside.map((one) => one.gas)].reduce((a, b) => (a > b ? a : b)));
  const [nearest] = beside;
  return (
    <section className={card} aria-label={d('desk.bench.gasBudget')}>
      <h2 className={cardHead}>
        <span>{d('desk.bench.gasBudget')}</span> <span className={quiet}>contracts/snapshots/gas.json</span>
      </h2>
      <div className={padded}>
        <Stack gap="s">
          <Meter
            label={d(isReverted ? 'desk.bench.gasUntil' : 'desk.bench.gasOf')}
            value={Number(gas)}
            maximum={maximum}
            valueLabel={inWords(gas)}
            tone={isReverted ? 'critical' : 'action'}
          />
          {beside.map((one) => (
            <Meter
              key={one.name}
              label={one.name}
              value={Number(one.gas)}
              maximum={maximum}
              valueLabel={
                one.budget === null
                  ? inWords(one.gas)
                  : d('desk.bench.gasOfBudget', { gas: inWords(one.gas), budget: inWords(one.budget) })
              }
              tone="positive"
            />
          ))}
          <p className={quiet}>
            {isReverted
              ? d('desk.bench.gasNotJudged')
              : nearest
                ? d('desk.bench.gasNearest', {
                    difference: inWords(gas > nearest.gas ? gas - nearest.gas : nearest.gas - gas),
                    is: gas > nearest.gas ? 'more' : gas < nearest.gas ? 'less' : 'same',
                    name: nearest.name,
                  })
                : d('desk.bench.gasNone')}
          </p>
        </Stack>
      </div>
    </section>
  );
}
