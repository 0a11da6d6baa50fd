import { Badge, Button, type Description, DescriptionList, Link, useMessage } from '@upline/ui';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { transactionPath } from '../frame/benchPaths.ts';
import { figure, inline, quiet } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchOutcome, BenchRepair } from '../ports/calls.ts';
import { body, card, name as code, error as errorName, head } from './Contract.css.ts';

export interface OutcomeCardProps {
  outcome: BenchOutcome;
  isRead: boolean;
  onRepair: (repair: BenchRepair) => void;
}

function Verdict({ outcome, isRead }: Pick<OutcomeCardProps, 'outcome' | 'isRead'>) {
  const d = useBenchMessage();
  const isSent = outcome.hash !== null;
  switch (outcome.state) {
    case 'waiting':
      return (
        <Badge tone="caution" icon={Hourglass}>
          {d('desk.bench.call.waits')}
        </Badge>
      );
    case 'refused':
      return (
        <Badge tone="critical" icon={CircleX}>
          {d(isSent ? 'desk.bench.call.reverted' : 'desk.bench.call.wouldRevert')}
        </Badge>
      );
    case 'works': {
      const words = isSent ? 'mined' : isRead ? 'answered' : 'wouldWork';
      return (
        <Badge tone="positive" icon={CircleCheck}>
          {d(`desk.bench.call.${words}`)}
        </Badge>
      );
    }
  }
}

function Refusal({
  refusal,
  onRepair,
}: {
  refusal: NonNullable<BenchOutcome['refusal']>;
  onRepair: OutcomeCardProps['onRepair'];
}) {
  const t = useMessage();
  const { error, selector, failure, facts, repairs } = refusal;
  return (
    <>
      {error && (
        <p>
          <code className={errorName}>{`${error}()`}</code> <code className={code}>{selector}</code>
        </p>
      )}
      <p>{t(failure.explanation ?? failure.notice)}</p>
      {facts.length > 0 && (
        <DescriptionList isDense items={facts.map(({ label, text }) => ({ term: label, details: text }))} />
      )}
      {repairs.length > 0 && (
        <span className={inline}>
          {repairs.map((repair) => (
            <Button key={repair.label} size="s" onPress={() => onRepair(repair)}>
              {repair.label}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}

/** Result of a call: return values, or the error with the compared values. */
export function OutcomeCard({ outcome, isRead, onRepair }: OutcomeCardProps) {
  const d = useBenchMessage();
  const { state, hash, block, gas, values, events, refusal } = outcome;
  const facts: Description[] = [
    ...values.map(({ name, type, text, plain }) => ({
      term: name || type,
      details: (
        <span className={inline}>
          <span>{plain}</span>
          <code className={code}>{text}</code>
        </span>
      ),
    })),
    ...(events.length > 0 ? [{ term: d('desk.bench.call.events'), details: events.join(', ') }] : []),
    ...(gas === null ? [] : [{ term: d('desk.bench.call.gas'), details: gas.toLocaleString('en') }]),
  ];
  return (
    <section className={card} aria-label={d('desk.bench.call.result')}>
      <div className={head}>
        <span className={inline} role="status">
          <h2 className={figure}>{d('desk.bench.call.result')}</h2>
          <Verdict outcome={outcome} isRead={isRead} />
        </span>
        <span className={quiet}>
          {state !== 'waiting' &&
            d(hash ? 'desk.bench.call.minedIn' : 'desk.bench.call.triedAt', {
              block: block.toLocaleString('en'),
            })}
        </span>
      </div>
      <div className={body}>
        {state === 'waiting' && <p>{d('desk.bench.call.waitsHint')}</p>}
        {refusal && <Refusal refusal={refusal} onRepair={onRepair} />}
        {facts.length > 0 && <DescriptionList isDense items={facts} />}
        {hash && state !== 'waiting' && (
          <p>
            <Link href={transactionPath(hash)}>{d('desk.bench.call.open')}</Link>
          </p>
        )}
      </div>
    </section>
  );
}
