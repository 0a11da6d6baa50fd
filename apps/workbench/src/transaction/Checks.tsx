import { Badge } from '@upline/ui';
import { Check, CircleX } from 'lucide-react';
import { card, cardHead, code, padded, quiet } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchTransaction } from '../ports/explore.ts';
import { checks as list } from './Transaction.css.ts';

/** Checks in source order, and the check that stopped the call. */
export function Checks({ transaction: { name, checks } }: { transaction: BenchTransaction }) {
  const d = useBenchMessage();
  return (
    <section className={card} aria-label={d('desk.bench.checks')}>
      <h2 className={cardHead}>{d('desk.bench.checks')}</h2>
      <div className={padded}>
        {checks.length === 0 ? (
          <p className={quiet}>{d('desk.bench.noChecks')}</p>
        ) : (
          <>
            <p className={quiet}>{d('desk.bench.checksOf', { call: name })}</p>
            <ol className={list}>
              {checks.map(({ error, state }) => (
                <li key={error}>
                  <span className={code}>{error}</span>{' '}
                  {state === 'passed' && (
                    <Badge tone="positive" icon={Check}>
                      {d('desk.bench.passed')}
                    </Badge>
                  )}
                  {state === 'stopped' && (
                    <Badge tone="critical" icon={CircleX}>
                      {d('desk.bench.stoppedHere')}
                    </Badge>
                  )}
                  {state === 'notReached' && <Badge>{d('desk.bench.notReached')}</Badge>}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
