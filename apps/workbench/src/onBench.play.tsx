import type { Decorator } from '@storybook/react-vite';
import { type BackendSetting, withBackend } from '@upline/ui/stories';
import { type ReactNode, useState } from 'react';
import { fakeCalls } from './contract/fakeCalls.play.ts';
import { fakeControls } from './controls/fakeControls.play.ts';
import { fakeBenchChain, fakeWorkbenchServices } from './fakeChain.play.ts';
import { fakeExplore } from './fakeExplore.play.ts';
import { BenchShell } from './frame/BenchShell.tsx';
import { type BenchPort, BenchProvider } from './ports/bench.tsx';
import type { ExplorePort } from './ports/explore.ts';
import { fakeScenarios } from './scenarios/fakeScenarios.play.ts';

/** Overrides of the port. */
type BenchChanges = Omit<Partial<BenchPort>, 'explore'> & { explore?: Partial<ExplorePort> };

interface BenchSetting {
  port?: BenchChanges;
  /** Content of the right column. */
  controls?: ReactNode;
}

/** A fake port with recorded or hand-made data. */
function fakeBench({ explore, ...changes }: BenchChanges = {}): BenchPort {
  return {
    look: async () => fakeBenchChain,
    backend: async () => fakeWorkbenchServices,
    explore: { ...fakeExplore, ...explore },
    calls: fakeCalls(),
    controls: fakeControls(),
    scenarios: fakeScenarios(),
    ...changes,
  };
}

const withBench: Decorator = (Story, { parameters }) => {
  const { port, controls } = (parameters.bench ?? {}) as BenchSetting;
  const [bench] = useState(() => fakeBench(port));
  return (
    <BenchProvider bench={bench}>
      <BenchShell controls={controls}>
        <Story />
      </BenchShell>
    </BenchProvider>
  );
};

/**
 * Story settings for a workbench page with its own fake chain; `parameters.bench` configures it.
 */
export function onBench(setting: BackendSetting = {}) {
  const { decorators, ...backend } = withBackend({ signedIn: false, ...setting });
  return { ...backend, decorators: [withBench, ...decorators], globals: { density: 'compact' } };
}
