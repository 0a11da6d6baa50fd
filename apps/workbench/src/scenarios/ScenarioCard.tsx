import { Badge, Button, Callout, Card, CopyText, Heading, Inline, Table, Text } from '@upline/ui';
import { Check, X } from 'lucide-react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { KeptScenario, ScenarioRun, ScenarioStep } from '../ports/scenarios.ts';
import { useRunScenario } from './scenariosQuery.ts';

interface NumberedStep extends ScenarioStep {
  number: number;
}

/** Result of a step in the last replay; `null` if not reached. */
function howItWent({ stepsAsKept, isAsKept }: ScenarioRun, { number }: NumberedStep): boolean | null {
  if (number <= stepsAsKept) return true;
  return number === stepsAsKept + 1 && !isAsKept ? false : null;
}

/** A recorded scenario: its steps, with their results after a replay. */
export function ScenarioCard({ scenario }: { scenario: KeptScenario }) {
  const d = useBenchMessage();
  const { mutate, isPending, data: run, error } = useRunScenario();
  const { name, about, past, steps } = scenario;
  const rows = steps.map((step, at): NumberedStep => ({ ...step, number: at + 1 }));

  const wentBadge = (step: NumberedStep) => {
    const went = run ? howItWent(run, step) : null;
    if (went === null) return null;
    return (
      <Badge tone={went ? 'positive' : 'critical'} icon={went ? Check : X}>
        {d(went ? 'desk.bench.scenarios.asKept' : 'desk.bench.scenarios.otherwise')}
      </Badge>
    );
  };

  return (
    <Card role="region" aria-label={name}>
      <Inline gap="s" alignItems="center" justifyContent="space-between">
        <Heading level={2} size="title3">
          {name}
        </Heading>
        <Button
          size="s"
          tone="secondary"
          isBusy={isPending}
          aria-label={d('desk.bench.scenarios.runOne', { name })}
          onPress={() => mutate(name)}
        >
          {d('desk.bench.scenarios.run')}
        </Button>
      </Inline>
      <Text>{about}</Text>
      {past > 0 && <Text tone="muted">{d('desk.bench.scenarios.past', { past })}</Text>}
      {run && (
        <Callout
          tone={run.isAsKept ? 'positive' : 'critical'}
          isLive
          title={d(run.isAsKept ? 'desk.bench.scenarios.allAsKept' : 'desk.bench.scenarios.wentOtherwise')}
        >
          {run.differences.length > 0
            ? run.differences.map((line) => <div key={line}>{line}</div>)
            : d('desk.bench.scenarios.untouched')}
        </Callout>
      )}
      {error && (
        <Callout tone="critical" isLive title={d('desk.bench.scenarios.notRun')}>
          {error.message}
        </Callout>
      )}
      <Table
        label={d('desk.bench.scenarios.steps', { name })}
        rows={rows}
        rowKey={({ number }) => String(number)}
        columns={[
          { id: 'number', label: d('desk.bench.scenarios.step'), cell: ({ number }) => number, align: 'end' },
          { id: 'as', label: d('desk.bench.scenarios.who'), cell: ({ as }) => as },
          {
            id: 'call',
            label: d('desk.bench.scenarios.call'),
            cell: ({ contract, call }) => `${contract}.${call}`,
            isRowHeader: true,
          },
          {
            id: 'expects',
            label: d('desk.bench.scenarios.expects'),
            cell: ({ refused }) =>
              refused === null
                ? d('desk.bench.scenarios.mined')
                : d('desk.bench.scenarios.refused', { error: refused || 'revert' }),
          },
          { id: 'went', label: d('desk.bench.scenarios.went'), cell: wentBadge },
        ]}
      />
      <Inline gap="s" alignItems="center">
        <Text tone="muted">{d('desk.bench.scenarios.asTest')}</Text>
        <CopyText text={`pnpm forge test --match-contract ${name}Test`} />
      </Inline>
    </Card>
  );
}
