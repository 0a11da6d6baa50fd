import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateIndex } from './StateIndex.tsx';
import { storyIdOf } from './stateOfStory.ts';
import { states } from './states.ts';
import { fetchStoryIds } from './storyIndex.ts';

const total = states.flatMap((screen) => screen.states).length;

/** Every state that a screen must show, the part of the specification that asks for it, and its story. */
const meta = {
  title: 'Start/State index',
  component: StateIndex,
  tags: ['!autodocs'],
  args: { screens: states, fetchIds: fetchStoryIds },
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

/** Typing leaves the rows that say every word. */
export const Filtered: Story = {
  args: { screens: pools },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a state' }), 'forge processing');
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeLessThan(10));
    await expect(canvas.getByRole('link', { name: 'Processing' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  },
};

const known = new Set(
  states.flatMap((screen) => screen.states.map(({ name }) => storyIdOf(screen.title, name))),
);
known.delete('screens-access-connect--register');

/** Without Storybook's index, as in the test runner, nobody knows what is missing, and that is said. */
export const IndexFailed: Story = {
  tags: ['!dev'],
  args: { screens: states.slice(0, 2), fetchIds: () => Promise.reject(new Error('No index.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/index cannot be read/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible();
  },
};

/** A state without a story stands there in red. */
export const StoryMissing: Story = {
  tags: ['!dev'],
  args: { screens: states.slice(0, 2), fetchIds: async () => known },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Register: no story')).toBeVisible();
    await expect(canvas.getByText('States without a story: 1')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  },
};
