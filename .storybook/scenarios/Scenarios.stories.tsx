import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { formatMoney, paths } from '@upline/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { scenarioSchema } from '../../packages/localnet/src/recordings/scenario.ts';
import { DashboardScreen } from '../../packages/ui/src/features/dashboard/DashboardScreen.tsx';
import { AskedLedger } from '../../packages/ui/src/features/ledger/AskedLedger.play.tsx';
import { counted, rows, sumShown } from '../../packages/ui/src/features/ledger/ledger.play.ts';
import { everything } from '../../packages/ui/src/features/ledger/read/ledgerFilter.ts';
import { startBackend, withBackend } from '../../packages/ui/src/ports/fakes/withBackend.tsx';
import { AppShell } from '../../packages/ui/src/shell/AppShell.tsx';
import { otherCoins, scenarioBackend } from './scenarioBackend.ts';

interface Choice {
  scenario: string;
  person: string;
}

const files = import.meta.glob<unknown>('../../contracts/scenarios/*.json', {
  eager: true,
  import: 'default',
});
const kept = new Map(
  Object.values(files).map((file) => {
    const scenario = scenarioSchema.parse(file);
    return [scenario.name, scenario];
  }),
);

/** Controls that select the mock backend; they are no props. */
const chosen = (description: string, options: readonly string[]) => ({
  description,
  control: 'select' as const,
  options,
  target: 'backend',
});

const people = new Set([...kept.values()].flatMap((scenario) => Object.keys(scenario.people)));

function keptAs(name: string) {
  const scenario = kept.get(name);
  if (!scenario) throw new RangeError(`contracts/scenarios has no ${name}.`);
  return scenario;
}

function inScenario(context: StoryContext<Choice>): void {
  const { scenario, person } = context.argsByTarget.backend as unknown as Choice;
  const backend = scenarioBackend(keptAs(scenario), person);
  startBackend({ backend: () => backend, balances: otherCoins(backend) })(context);
}

/** A person's gain in the stored scenario, units of 10⁻⁶. */
function gainOf({ scenario, person }: Choice, where: string): bigint {
  const gain = keptAs(scenario).gains.find((one) => one.who === person && one.in === where);
  if (!gain) throw new Error(`${person} gained nothing in ${where}.`);
  return BigInt(gain.units);
}

const ada: Choice = { scenario: 'PausedThenOpen', person: 'ada' };
const bruno: Choice = { scenario: 'PausedThenOpen', person: 'bruno' };

/**
 * A scenario of `contracts/scenarios`, played in the pool model, as one of its people sees it in
 * the app.
 */
const meta = {
  title: 'Scenarios/Kept scenarios',
  tags: ['!autodocs', 'chain'],
  parameters: { layout: 'fullscreen' },
  ...withBackend(),
  argTypes: {
    scenario: chosen('Which of contracts/scenarios was played', [...kept.keys()]),
    person: chosen('Which of its people looks', [...people]),
  },
  beforeEach: inScenario,
} satisfies Meta<Choice>;

export default meta;
type Story = StoryObj<Choice>;

export const Dashboard: Story = {
  args: ada,
  render: () => (
    <AppShell path={paths.dashboard} isLocalChain>
      <DashboardScreen />
    </AppShell>
  ),
  play: async ({ fakes: { backend } }) => {
    const claimed = formatMoney(gainOf(ada, 'coins'));
    await screen.findByRole('link', { name: `Received, ${claimed}, final on the chain, open its lines` });
    await expect(screen.getByRole('heading', { level: 1, name: 'Hi, 0xBcd4…4096' })).toBeVisible();
    await expect(backend.claimable(backend.wallet, 1)).toBe(0n);
  },
};

export const Ledger: Story = {
  args: bruno,
  render: () => (
    <AppShell path={paths.ledger} isLocalChain>
      <AskedLedger {...everything} page={1} onChange={fn()} />
    </AppShell>
  ),
  play: async ({ fakes: { backend } }) => {
    await counted('3 of 3 lines');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('chiara'));
    const owed = gainOf(bruno, 'level1');
    await waitFor(async () => expect(await sumShown('Received')).toBe(formatMoney(owed)));
    await waitFor(async () => expect(await sumShown('Paid in')).toBe('$50.00'));
    await expect(backend.claimable(backend.wallet, 1)).toBe(owed);
  },
};
