import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { deskStates } from '../../apps/desk/src/deskStates.ts';
import { benchStates } from '../../apps/workbench/src/benchStates.ts';
import { StateIndex } from '../../packages/ui/src/state-index/StateIndex.tsx';
import { states as membersStates } from '../../packages/ui/src/state-index/states.ts';

const states = [...membersStates, ...deskStates, ...benchStates];

const total = states.flatMap((screen) => screen.states).length;

/** All required states of screens, with their section of the specification and their story. */
const meta = {
  title: 'Start/State index',
  component: StateIndex,
  tags: ['!autodocs'],
  args: { screens: states, at: '' },
  argTypes: { screens: { control: false } },
} satisfies Meta<typeof StateIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Register' });
    await expect(link).toHaveAttribute('href', './?path=/story/screens-access-connect--register');
    await expect(canvas.getByText(`${total} of ${total} states`)).toBeVisible();
  },
};

const pools = states.filter(({ title }) => title.startsWith('Screens/Pools/'));

export const Filtered: Story = {
  args: { screens: pools },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a state' }), 'forge processing');
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeLessThan(10));
    await expect(canvas.getByRole('link', { name: 'Processing' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  },
};

/** The target of the link in the testers' panel, for one page. */
export const OfOnePage: Story = {
  args: { at: 'dashboard ledger' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Loaded' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  },
};
