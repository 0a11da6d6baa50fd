import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff, walletAt } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor } from 'storybook/test';
import { onOperate } from '../onOperate.play.tsx';
import { ActScreen } from './ActScreen.tsx';
import { AskedAct } from './AskedAct.play.tsx';
import { button, newTerms, own, told } from './act.play.ts';

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** The announcement that members get of an operator act. */
const meta = {
  title: 'Desk/Operate/Act',
  component: ActScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: newTerms,
  render: (args) => <AskedAct {...args} />,
  ...onOperate(),
  globals: desktop,
} satisfies Meta<typeof ActScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The announcement, drafted from the values; the operator adds a reason, which must be saved before
 * sending.
 */
export const WithReason: Story = {
  parameters: { operate: own },
  play: async ({ userEvent, fakes: { backend } }) => {
    const card = await told();
    await expect(
      card.getByText(
        /^Level 3: new terms are announced\. From .+ at the earliest: a fee of \$165\.00 \(today \$150\.00\)/,
      ),
    ).toBeVisible();
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await userEvent.type(card.getByRole('textbox', { name: 'Reason' }), 'Gas costs more.');
    await expect(card.getByText(/265 characters left\.$/)).toBeVisible();
    await expect(card.getByRole('list', { name: 'What members read' })).toHaveTextContent(
      'The operator writes: “Gas costs more.”',
    );
    await expect(screen.getByText('Keep the reason for members first, or clear it.')).toBeVisible();
    await expect(button('Send with this wallet')).toBeDisabled();
    await userEvent.click(card.getByRole('button', { name: 'Keep the reason' }));
    await expect(await card.findByText(/^Kept by .*\. It leaves with the notice\.$/)).toBeVisible();
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await expect(backend.acts.waiting()[0]).toMatchObject({ act: 'terms-queue', reason: 'Gas costs more.' });
    // A changed fee changes the call: the reason stays, but must be saved again.
    await userEvent.type(screen.getByRole('textbox', { name: /^Joining fee/ }), '0');
    await expect(await screen.findByText('Keep the reason for members first, or clear it.')).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Reason' })).toHaveValue('Gas costs more.');
    await userEvent.click(card.getByRole('button', { name: 'Keep the reason' }));
    await expect(await card.findByText(/^Kept by /)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Reason' })).toHaveValue(''));
    await expect(backend.acts.waiting()).toHaveLength(1);
  },
};

/** Saving the reason fails: the text stays, and sending is blocked. */
export const ReasonNotKept: Story = {
  tags: ['state-error'],
  parameters: { operate: own },
  beforeEach: startBackend({ backend: () => operatorStaff({ failing: ['deskAnnounce'] }) }),
  play: async ({ userEvent }) => {
    const card = await told();
    await userEvent.type(card.getByRole('textbox', { name: 'Reason' }), 'Gas costs more.');
    await userEvent.click(card.getByRole('button', { name: 'Keep the reason' }));
    await expect(await card.findByText('Not kept. Try again.')).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Reason' })).toHaveValue('Gas costs more.');
    await expect(button('Send with this wallet')).toBeDisabled();
  },
};

/** A colleague saved a reason first: the page keeps theirs and says that they were notified. */
export const ReasonOfColleague: Story = {
  tags: ['state-error'],
  parameters: { operate: own },
  play: async ({ userEvent, fakes: { backend } }) => {
    const card = await told();
    const field = card.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(field, 'Gas costs more.');
    await userEvent.click(card.getByRole('button', { name: 'Keep the reason' }));
    await expect(await card.findByText(/^Kept by /)).toBeVisible();
    const [kept] = backend.acts.waiting();
    if (!kept) throw new Error('No reason waits.');
    backend.acts.keep({ ...kept, reason: 'Theirs.', staff: walletAt(9001) });
    await userEvent.type(field, ' Today.');
    await userEvent.click(card.getByRole('button', { name: 'Keep the reason' }));
    await expect(
      await card.findByText(
        /^A colleague has given the reason for this act\. It stays until they take it back/,
      ),
    ).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Reason' })).toHaveValue('Gas costs more. Today.');
    await expect(button('Send with this wallet')).toBeDisabled();
  },
};

/** A refused act that members would be notified of: no announcement is drafted. */
export const RefusedAndTold: Story = {
  args: { act: 'terms-apply', values: { pool: '3' } },
  parameters: {
    operate: {
      told: [],
      draft: {
        refusals: ['Pool 3 has no announced terms.'],
        calls: [],
        test: null,
        fingerprint: null,
        safeFile: null,
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Would be refused')).toBeVisible();
    const card = await told();
    await expect(
      card.getByText('Members are told of this act. What they read is drafted once the act goes through.'),
    ).toBeVisible();
    await expect(card.queryByText(/^Members are not told/)).toBeNull();
  },
};
