import { Button, Callout, EmptyState, Skeleton, Stack } from '@upline/ui';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { scenariosPath } from '../frame/benchPaths.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { SaveScenario } from './SaveScenario.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';
import { useScenarios } from './scenariosQuery.ts';

export interface ScenariosScreenProps {
  /** First block to record; `''` if not chosen. */
  since: string;
}

/** Recorded scenarios, with a form that records another. */
export function ScenariosScreen({ since }: ScenariosScreenProps) {
  const d = useBenchMessage();
  const { data, error, isFetching, refetch } = useScenarios();
  return (
    <BenchFrame path={scenariosPath} title={d('desk.bench.nav.scenarios')}>
      <Stack gap="m">
        <SaveScenario from={since} />
        {error && (
          <Callout
            tone="critical"
            isLive
            title={d('desk.bench.scenarios.notListed')}
            action={
              <Button size="s" isBusy={isFetching} onPress={() => void refetch()}>
                {d('desk.bench.again')}
              </Button>
            }
          >
            {error.message}
          </Callout>
        )}
        {!data && !error && (
          <div role="status" aria-label={d('desk.bench.scenarios.reading')}>
            <Skeleton block="card" />
          </div>
        )}
        {data?.length === 0 && (
          <EmptyState title={d('desk.bench.scenarios.none')}>
            {d('desk.bench.scenarios.none.hint')}
          </EmptyState>
        )}
        {data?.map((scenario) => (
          <ScenarioCard key={scenario.name} scenario={scenario} />
        ))}
      </Stack>
    </BenchFrame>
  );
}
