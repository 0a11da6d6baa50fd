import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff } from '@upline/api/mocks';
import { type ActValues, actKindOf, actsOf, searchDebounce } from '@upline/domain';
import { operatorWallets, startBackend } from '@upline/ui/stories';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { Act } from '../../OperateArea.tsx';
import { onOperate, shownOperate } from '../onOperate.play.tsx';
import { ActScreen, type ActScreenProps } from './ActScreen.tsx';
import { createLateRouter } from './lateRouter.play.tsx';
import { SendState } from './SendState.tsx';

/** Keeps the values in state, as the address does in the app. */
function AskedAct(props: ActScreenProps) {
  const [values, change] = useState<ActValues>(props.values);
  return <ActScreen {...props} values={values} onChange={change} />;
}

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** An operator act before, during and after sending. */
const meta = {
  title: 'Desk/Operate/Act',
  component: ActScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: {
    act: 'terms-queue',
    values: { pool: '3', fee: '165', referral: '18', network: '70', operator: '12' },
    onChange: () => undefined,
  },
  render: (args) => <AskedAct {...args} />,
  ...onOperate(),
  globals: desktop,
} satisfies Meta<typeof ActScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const sending = async () => within(await screen.findByRole('region', { name: 'Send' }));
/** The signed-in wallet has the required role. */
const own = { actor: operatorStaff().display(operatorStaff().wallet) };

/** Old and new terms side by side, losses as visible as gains; a Safe has the role. */
export const Terms: Story = {
  parameters: {
    operate: { holder: { kind: 'safe', threshold: 2, owners: [operatorWallets.admin] } },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('−$0.30 · −1 %')).toBeVisible();
    await expect(screen.getByText('+$15.00 · +10 %')).toBeVisible();
    await expect(await screen.findByText(/^A fee of half to ten times/)).toBeVisible();
    const send = await sending();
    await expect(send.getByText(/Safe, 2 of 1/)).toBeVisible();
    await expect(screen.getByText(/^Shares add up/).parentElement).toHaveTextContent('Shares add up 100 %');
    await expect(screen.getByText(/^Announced in the block in which it is mined\./)).toBeVisible();
    await expect(send.getByText('9c41 07de a2b5 11f0')).toBeVisible();
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    await expect(next.getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(send.getByRole('button', { name: 'File' })).toBeEnabled());
    await expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeDisabled();
    await expect(send.getByText('This wallet doesn’t hold MODIFIER.')).toBeVisible();
    const fee = screen.getByRole('textbox', { name: /^Joining fee/ });
    await userEvent.clear(fee);
    await userEvent.type(fee, 'much');
    await expect(await screen.findByText(/^Give an amount above 0/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Send' })).not.toBeInTheDocument());
  },
};

const lateRouter: { current: ReturnType<typeof createLateRouter> | null } = { current: null };

/** The act's page with an address that the play renders. */
function LateAct() {
  const [router] = useState(() =>
    createLateRouter('/operate/acts/terms-queue?pool=3&network=70&operator=7.25'),
  );
  lateRouter.current = router;
  return (
    <router.Late>
      <Act act="terms-queue" />
    </router.Late>
  );
}

/**
 * Typing on a busy machine, where an earlier address is rendered again and a timer runs late: fields,
 * address and planned call keep each digit. A link and Back replace the values.
 */
export const TypedFast: Story = {
  render: () => <LateAct />,
  play: async ({ userEvent }) => {
    const fee = await screen.findByRole('textbox', { name: /^Joining fee/ });
    const referral = screen.getByRole('textbox', { name: /^To the referral/ });
    const plan = shownOperate.current && spyOn(shownOperate.current, 'ask');
    const router = lateRouter.current;
    if (!router) throw new Error('No page is shown.');
    const { addresses } = router;
    await userEvent.type(fee, '16');
    await waitFor(() => expect(addresses.at(-1)?.search).toContain('fee=16'));
    router.render(1);
    await userEvent.type(fee, '2');
    router.render(0);
    await waitFor(() => expect(addresses.at(-1)?.search).toContain('fee=162'));
    await expect(fee).toHaveValue('162');
    const late = performance.now() + 2 * searchDebounce;
    await userEvent.type(fee, '.');
    while (performance.now() < late);
    await userEvent.type(fee, '50');
    await userEvent.type(referral, '22.75');
    const full = { pool: '3', fee: '162.50', referral: '22.75', network: '70', operator: '7.25' };
    await waitFor(() => expect(plan).toHaveBeenLastCalledWith('terms-queue', full));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(addresses.at(-1)?.search))).toEqual(full),
    );
    for (const index of [2, 0, addresses.length - 1]) router.render(index);
    await expect(fee).toHaveValue('162.50');
    await expect(referral).toHaveValue('22.75');

    await userEvent.type(fee, '1');
    router.follow('/operate/acts/terms-queue?pool=4&fee=9');
    const last = addresses.length - 1;
    // Runs after the field's own timer.
    await new Promise((resolve) => setTimeout(resolve, searchDebounce));
    await expect(addresses, 'the late timer leaves the link’s address alone').toHaveLength(last + 1);
    router.render(last);
    await expect(await screen.findByDisplayValue('9')).toBeVisible();
    router.arrive(last - 1);
    router.render(last - 1);
    await expect(await screen.findByDisplayValue(/^162\.50/)).toBeVisible();
  },
};

/** A test older than 20 blocks blocks sending until it is repeated. */
export const TooOld: Story = {
  parameters: { operate: own },
  play: async ({ userEvent, fakes: { queries } }) => {
    const send = await sending();
    await waitFor(() => expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeEnabled());
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    operate.ahead = 21n;
    await queries.invalidateQueries({ queryKey: ['chain', 'operate', 'head'] });
    await expect(await send.findByText('Test again before you send.')).toBeVisible();
    await expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeDisabled();
    await expect(screen.getByText('Too old')).toBeVisible();
    await userEvent.keyboard('t');
    await waitFor(async () =>
      expect((await sending()).getByRole('button', { name: 'Send with this wallet' })).toBeEnabled(),
    );
    // Sends the repeated test's calls.
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
  },
};

/**
 * Sent from the role's wallet, mined, verified, seen by the ledger, and announced to members when
 * final.
 */
export const Sent: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: own },
  play: async ({ userEvent, fakes: { ports, backend, queries } }) => {
    const newcomer = backend.members().find(({ wallet }) => backend.activatedOf(wallet).length === 0);
    backend.buy(newcomer?.wallet ?? '', 1);
    const send = await sending();
    await waitFor(() => expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeEnabled());
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    await expect(next.getByText('Your wallet asks you to sign.')).toBeVisible();
    await userEvent.keyboard('y');
    await waitFor(() => expect(ports.clipboard.text()).toMatch(/^pool 3: pause\(\)\nto /));
    await waitFor(() => expect(backend.acts.sent()[0]).toMatchObject({ act: 'pause', way: 'copy' }));
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
    await expect(await screen.findByText('Seen by ledger.')).toBeVisible();
    await expect(await screen.findByText('Final in about 1 minute, then members are told.')).toBeVisible();
    backend.settle();
    await queries.invalidateQueries({ queryKey: ['server', 'deskHealth'] });
    await expect(await screen.findByText('Announced: members were told.')).toBeVisible();
    const written = () => backend.audit.entries.findLast(({ act }) => act === 'sendAct')?.details ?? '{}';
    await waitFor(() => expect(JSON.parse(written()).sent).toMatchObject({ act: 'pause', way: 'wallet' }));
    await expect(backend.acts.sent()[0]).toMatchObject({ act: 'pause', way: 'wallet' });
  },
};

/**
 * The Safe's signers send elsewhere: the page polls the chain until the act appears, then the
 * ledger.
 */
export const FileSaved: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: { holder: { kind: 'safe', threshold: 2, owners: ['0x1', '0x2', '0x3'] } } },
  play: async ({ userEvent, fakes: { queries } }) => {
    await waitFor(() => expect(button('File')).toBeEnabled());
    await userEvent.click(button('File'));
    await expect(await screen.findByText('File saved')).toBeVisible();
    await expect(screen.getByText(/^Waiting for the Safe’s signers: 2 of 3 sign\./)).toBeVisible();
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    operate.isSentElsewhere = true;
    await queries.invalidateQueries({ queryKey: ['chain', 'operate', 'found'] });
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
    await expect(await screen.findByText('Seen by ledger.')).toBeVisible();
    operate.outcome = 'dropped';
    await queries.invalidateQueries({ queryKey: ['chain', 'operate', 'standing'] });
    await expect(await screen.findByText('The chain dropped this act.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  },
};

/** Saves the file for a holder that is not a Safe. */
export const FileForOthers: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('File')).toBeEnabled());
    await userEvent.click(button('File'));
    await expect(await screen.findByText(/^Waiting for who signs it\./)).toBeVisible();
  },
};

const told = async () => within(await screen.findByRole('region', { name: 'Announcement' }));

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

/** A reorg removes the act: it is mined again, or is lost and can be sent again. */
export const Dropped: Story = {
  tags: ['state-error'],
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: { ...own, isLedgerBehind: true } },
  play: async ({ userEvent, fakes: { queries } }) => {
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
    await expect(screen.getByText('The ledger has not read that block yet.')).toBeVisible();
    const operate = shownOperate.current;
    if (!operate) throw new Error('No chain is shown.');
    const look = () => queries.invalidateQueries({ queryKey: ['chain', 'operate', 'standing'] });
    operate.outcome = 'waits';
    await look();
    await expect(await screen.findByText(/^The chain took its block back\./)).toBeVisible();
    operate.outcome = 'dropped';
    await look();
    await expect(await screen.findByText('The chain dropped this act.')).toBeVisible();
    await expect(screen.getByText('It was not announced.')).toBeVisible();
    await userEvent.click(button('Send again'));
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
  },
};

/** Waiting for the wallet's signature. */
export const Waiting: Story = {
  args: { act: 'terms-cancel', values: { pool: 'all' } },
  parameters: {
    operate: {
      ...own,
      send: 'never',
      canBatch: true,
      told: [1, 2, 4, 5].map((position) => ({ kind: 'termsWithdrawn', position, fee: 60_000_000n }) as const),
      draft: {
        calls: [
          { what: 'pool 1: cancel_terms()', to: operatorWallets.registry, data: '0x01' },
          { what: 'pool 2: cancel_terms()', to: operatorWallets.admin, data: '0x02' },
        ],
        passedOver: ['No terms of pool 3 are announced.'],
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send as one batch')).toBeEnabled());
    await expect(screen.getByText('All calls or none, in one request.')).toBeVisible();
    await expect(screen.getByText('Passed over')).toBeVisible();
    await expect((await told()).getByText('One more level likewise.')).toBeVisible();
    await userEvent.click(button('Send as one batch'));
    await expect(await screen.findByText('Waiting for your wallet')).toBeVisible();
    await expect(screen.getByText(/1 of 2$/)).toBeVisible();
    await expect(button('Send as one batch')).toBeDisabled();
  },
};

/** The chain changed since the test: sending is blocked. */
export const ChangedMeanwhile: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: { operate: { ...own, send: 'changed' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText('The chain says something else by now. Test again.')).toBeVisible();
  },
};

/** Mined, but the expected change is missing on chain. */
export const NotShown: Story = {
  args: { act: 'fund-product', values: { pool: '1' } },
  parameters: { operate: { ...own, missing: ['pool 1: product fund is not $0.00'] } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await expect(screen.getByText(/^Members are not told of this act\./)).toBeVisible();
    await userEvent.click(button('Send with this wallet'));
    await expect(await screen.findByText('pool 1: product fund is not $0.00')).toBeVisible();
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

/** Plan and test show the refusal reason. */
export const Refused: Story = {
  args: { act: 'receiver-accept', values: { pool: '3', role: 'PRODUCT' } },
  parameters: {
    operate: {
      draft: {
        actor: null,
        holder: null,
        refusals: ['PRODUCT of pool 3 is offered to nobody. ADMIN offers it first.'],
        calls: [],
        test: null,
        fingerprint: null,
        safeFile: null,
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/is offered to nobody\. ADMIN offers it first\.$/)).toBeVisible();
    await expect(screen.getByText('Would be refused')).toBeVisible();
    const send = await sending();
    await expect(send.getByText('Nothing can be sent: the act would be refused.')).toBeVisible();
    await expect(send.getByRole('button', { name: 'File' })).toBeDisabled();
  },
};

/** A pause in its cooldown shows the earliest next start. */
export const UsedUp: Story = {
  args: { act: 'pause', values: { pool: '3' } },
  parameters: {
    operate: {
      draft: {
        refusals: [
          'pool 3: PauseNotReady. The last pause ended 2026-11-19 11:02 UTC. Next pause from 2026-11-26 11:02 UTC.',
        ],
        calls: [],
        told: [],
        test: null,
        fingerprint: null,
        safeFile: null,
      },
    },
  },
  play: async () => {
    await expect(
      await screen.findByText(
        /^Would be refused: pool 3: PauseNotReady\..* Next pause from 2026-11-26 11:02 UTC\.$/,
      ),
    ).toBeVisible();
    await expect((await sending()).getByRole('button', { name: 'File' })).toBeDisabled();
  },
};

export const TestFails: Story = {
  args: { act: 'rescue', values: { pool: '3', token: operatorWallets.heir } },
  parameters: {
    operate: {
      draft: {
        test: {
          refused: {
            what: 'pool 3: rescue()',
            failure: {
              notice: { id: 'toast.contractRevert', values: { name: 'NothingToRescue' } },
              explanation: { id: 'contract.NothingToRescue' },
            },
          },
          gas: null,
        },
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^pool 3: rescue\(\) would be refused:/)).toBeVisible();
    await expect((await sending()).getByRole('button', { name: 'File' })).toBeDisabled();
  },
};

/** An irreversible act requires typing its target, for ⌘↵ too. */
export const ForEver: Story = {
  args: { act: 'retire-apply', values: { pool: '3' } },
  parameters: { operate: own },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'This cannot be undone. Type “level 3”' });
    await expect(await screen.findByText('Type “level 3” before you send.')).toBeVisible();
    await expect(button('Send with this wallet')).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.type(field, 'Level 3');
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await expect(screen.queryByText(/^The chain shows it/)).not.toBeInTheDocument();
    // Sends with the recommended method, from within the field.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(/^The chain shows it, in block/)).toBeVisible();
  },
};

/** Shows both full addresses, and requires confirmation that the new holder can sign. */
export const Handover: Story = {
  args: { act: 'admin-begin', values: { at: 'all', to: operatorWallets.heir } },
  parameters: { operate: own },
  play: async ({ userEvent, fakes: { ports } }) => {
    const prove = 'Confirm that the new holder can sign.';
    await expect(await screen.findByText(operatorWallets.heir)).toBeVisible();
    await expect(await screen.findByText(prove)).toBeVisible();
    await userEvent.keyboard('y');
    // The card shows this text already; the key adds a toast.
    await waitFor(() => expect(screen.getAllByText(prove)).toHaveLength(2));
    await expect(ports.clipboard.text()).toBeNull();
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(button('Send with this wallet')).toBeEnabled());
    await userEvent.keyboard('y');
    await waitFor(() => expect(ports.clipboard.text()).toContain('data 0x'));
    await expect(await screen.findByText('Copied')).toBeVisible();
  },
};

export const WrongNetwork: Story = {
  args: { act: 'seal', values: {} },
  parameters: { operate: own },
  beforeEach: startBackend({ backend: operatorStaff, wallet: { state: { chainId: 1 } } }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('This act needs no values.')).toBeVisible();
    await expect(await screen.findByText('Switch to Polygon.')).toBeVisible();
    await userEvent.click(button('Switch'));
    await waitFor(() => expect(button('Send with this wallet')).toBeVisible());
  },
};

/** Without a wallet the page is readable, and signing is disabled. */
export const ReadOnly: Story = {
  args: { act: 'terms-apply', values: { pool: '3' } },
  beforeEach: startBackend({
    backend: operatorStaff,
    wallet: { state: { status: 'disconnected', address: null, chainId: null } },
  }),
  play: async () => {
    await expect(await screen.findByText('No wallet is connected.')).toBeVisible();
    await expect(button('Send with this wallet')).toBeDisabled();
  },
};

/** Empty fields request nothing from the chain. */
export const Unfilled: Story = {
  args: { act: 'pool-queue', values: {} },
  play: async () => {
    await expect(await screen.findByText(/^Fill in what is empty/)).toBeVisible();
    const acts = within(screen.getByRole('navigation', { name: 'List a pool' }));
    await expect(acts.getAllByRole('link')).toHaveLength(actsOf(actKindOf('pool-queue')).length);
    await expect(screen.getByRole('textbox', { name: 'The pool’s contract' })).toBeVisible();
  },
};

/** Assigns a seat in a pool to a wallet. */
export const Seat: Story = {
  args: { act: 'pool-seat', values: {} },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'For the wallet' })).toBeVisible();
  },
};

/** A Safe owner is signed in: sending is left to the Safe. */
export const SafeOwner: Story = {
  args: { act: 'terms-apply', values: { pool: '3' } },
  parameters: { operate: { holder: { kind: 'safe', threshold: 2, owners: [own.actor] } } },
  play: async () => {
    const send = await sending();
    await expect(await send.findByText(/^This wallet is one of the Safe’s owners/)).toBeVisible();
    await expect(send.getByRole('button', { name: 'Send with this wallet' })).toBeDisabled();
  },
};

/** The chain is unreachable at the moment of sending. */
export const NotRead: Story = {
  tags: ['state-error'],
  render: () => <SendState state={{ at: 'failed', reason: 'unread' }} />,
  play: async () => {
    await expect(await screen.findByText(/^Can’t read the chain\. Look at the overview/)).toBeVisible();
  },
};

export const Nonsense: Story = {
  args: { act: 'fund-royalty', values: { pool: '1' } },
  parameters: { operate: { nonsense: 'Pool 1 has no royalty fund: only global pools have one.' } },
  play: async () => {
    await expect(await screen.findByText(/^Pool 1 has no royalty fund/)).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Send' })).not.toBeInTheDocument();
  },
};

export const NodeSilent: Story = {
  tags: ['state-error', 'spec-8'],
  parameters: { operate: { chain: 'fails' } },
  play: async () => {
    await expect(await screen.findByText(/^Can’t read the chain\. Sending is off\.$/)).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Send' })).not.toBeInTheDocument();
  },
};
