import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onBench } from '../onBench.play.tsx';
import { fakeScenarios } from './fakeScenarios.play.ts';
import { ScenariosScreen } from './ScenariosScreen.tsx';

/** Recording and replaying scenarios on a local chain. */
const meta = {
  title: 'Desk/Bench/Scenarios',
  component: ScenariosScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onBench(),
  args: { since: '' },
} satisfies Meta<typeof ScenariosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

async function region() {
  return within(await screen.findByRole('region', { name: 'PausedThenOpen' }));
}

const runAgain = () => screen.findByRole('button', { name: 'Run again: PausedThenOpen' });

/** A scenario with its steps and expected results. */
export const SavedScenarios: Story = {
  globals: desktop,
  play: async () => {
    const kept = await region();
    await expect(kept.getByText('Begins after 3 earlier calls.')).toBeVisible();
    const steps = within(kept.getByRole('grid', { name: 'Steps of PausedThenOpen' }));
    await expect(steps.getAllByRole('row')).toHaveLength(6);
    await expect(steps.getByText('Refused: AlreadyInvested')).toBeVisible();
    await expect(kept.getByText('pnpm forge test --match-contract PausedThenOpenTest')).toBeVisible();
  },
};

/** Replays a scenario on a separate chain. */
export const Replayed: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await userEvent.click(await runAgain());
    await waitFor(async () =>
      expect(await screen.findByText('Every step went as it was saved.')).toBeVisible(),
    );
    await expect(screen.getByText('It ran on a chain of its own. Yours is as it was.')).toBeVisible();
    await expect((await region()).getAllByText('As saved')).toHaveLength(5);
  },
};

/** A changed rule breaks a step: that step is marked, and later ones are not reached. */
export const ReplayDifferent: Story = {
  globals: desktop,
  parameters: {
    bench: {
      port: {
        scenarios: fakeScenarios({
          run: async () => ({
            isAsKept: false,
            stepsAsKept: 2,
            differences: ['expected refused: AlreadyInvested()', 'found mined'],
          }),
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await runAgain());
    await waitFor(async () => expect(await screen.findByText('It went otherwise.')).toBeVisible());
    await expect(screen.getByText('expected refused: AlreadyInvested()')).toBeVisible();
    const kept = await region();
    await expect(kept.getAllByText('As saved')).toHaveLength(2);
    await expect(kept.getByText('Otherwise')).toBeVisible();
  },
};

/** The server cannot replay the scenario. */
export const ReplayFailed: Story = {
  globals: desktop,
  parameters: {
    bench: {
      port: {
        scenarios: fakeScenarios({
          run: async () => {
            throw new Error('Call 2 of the past, approve by ada on coin, is refused: TransferFailed().');
          },
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await runAgain());
    await waitFor(async () => expect(await screen.findByText('Couldn’t run it.')).toBeVisible());
    await expect(screen.getByText(/^Call 2 of the past/)).toBeVisible();
  },
};

/** Saving lists the written files, and the scenario appears in the list. */
export const Saved: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'PaidOnce');
    await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'A sponsor is paid once.');
    await userEvent.type(screen.getByRole('textbox', { name: 'From block' }), '254');
    await userEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
    await waitFor(async () => expect(await screen.findByText('PaidOnce is saved')).toBeVisible());
    await expect(screen.getByText('5 steps, after no earlier calls.')).toBeVisible();
    await expect(screen.getByText('contracts/test/scenarios/PaidOnce.t.sol')).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'PaidOnce' })).toBeVisible();
  },
};

const saved = fn(fakeScenarios().save);

let sendList = () => {};

/** Saving before the list loads does not ask to replace an unused name. */
export const SavedBeforeList: Story = {
  args: { since: '254' },
  globals: desktop,
  beforeEach: () => {
    saved.mockClear();
  },
  parameters: {
    bench: {
      port: {
        scenarios: fakeScenarios({
          save: saved,
          list: async () => {
            await new Promise<void>((resolve) => {
              sendList = resolve;
            });
            return fakeScenarios().list();
          },
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'PaidOnce');
    await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'A sponsor is paid once.');
    await userEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
    await expect(saved).not.toHaveBeenCalled();
    sendList();
    await waitFor(() => expect(saved).toHaveBeenCalled());
    sendList();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** A call's page fills in the block; a name in use asks before replacing the scenario. */
export const Replaced: Story = {
  args: { since: '254' },
  globals: desktop,
  beforeEach: () => {
    saved.mockClear();
  },
  parameters: { bench: { port: { scenarios: fakeScenarios({ save: saved }) } } },
  play: async ({ userEvent }) => {
    await region();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'PausedThenOpen');
    await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'A pause ends.');
    await expect(screen.getByRole('textbox', { name: 'From block' })).toHaveValue('254');
    await userEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace PausedThenOpen?' }));
    await waitFor(() => expect(dialog.getByText(/Git keeps what you committed\.$/)).toBeVisible());
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(await screen.findByText('PausedThenOpen is saved')).toBeVisible();
  },
};

/** Invalid fields block saving. */
export const Incomplete: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'paid once');
    await userEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
    await expect(await screen.findByText(/^Use 3 to 60 letters and digits/)).toBeVisible();
    await expect(screen.getByText('Write one sentence of up to 200 characters.')).toBeVisible();
    await expect(screen.getByText('Give the number of a block.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** A manually changed chain cannot be recorded; the typed values stay. */
export const SaveFailed: Story = {
  globals: desktop,
  parameters: {
    bench: {
      port: {
        scenarios: fakeScenarios({
          save: async () => {
            throw new Error('Nothing was kept: a fresh chain answers otherwise than this one.');
          },
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'PaidOnce');
    await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'A sponsor is paid once.');
    await userEvent.type(screen.getByRole('textbox', { name: 'From block' }), '254');
    await userEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
    await waitFor(async () => expect(await screen.findByText('Not saved')).toBeVisible());
    await expect(name).toHaveValue('PaidOnce');
  },
};

export const Empty: Story = {
  parameters: { bench: { port: { scenarios: fakeScenarios({ list: async () => [] }) } } },
  play: async () => {
    await expect(await screen.findByText('No scenarios yet.')).toBeVisible();
    await expect(screen.getByText('Do something on the chain, then save it here.')).toBeVisible();
  },
};

export const Reading: Story = {
  parameters: { bench: { port: { scenarios: fakeScenarios({ list: () => new Promise(() => {}) }) } } },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Reading the scenarios' })).toBeVisible();
  },
};

let isBroken = false;

/** An invalid scenario file: the error names the file, and a button retries. */
export const ListFailed: Story = {
  beforeEach: () => {
    isBroken = true;
  },
  parameters: {
    bench: {
      port: {
        scenarios: fakeScenarios({
          list: async () => {
            if (isBroken) throw new Error('PausedThenOpen.json is no scenario.');
            return [];
          },
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Couldn’t read the scenarios.')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('No scenarios yet.')).toBeVisible();
  },
};
