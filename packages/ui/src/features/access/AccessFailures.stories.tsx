import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { http } from 'msw';
import { expect, screen } from 'storybook/test';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { AccessScreen } from './AccessScreen.tsx';
import { asMember, asVisitor, goToRegister, press, seeToast } from './access.play.ts';

/** Errors of wallet and server during sign-in. */
const meta = {
  title: 'Screens/Access/Connect',
  component: AccessScreen,
  tags: ['screen', 'spec-2', '!autodocs'],
  parameters: { layout: 'fullscreen', isForVisitors: true },
  ...withBackend({ backend: newMember, signedIn: false }),
} satisfies Meta<typeof AccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrongNetwork: Story = {
  tags: ['state-error', 'chain', 'spec-8'],
  beforeEach: asMember({ wallet: { connect: 'wrongNetwork' } }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('Please switch to Polygon Main Net.');
    await expect(await context.canvas.findByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  },
};

export const WalletRejected: Story = {
  tags: ['state-error', 'chain', 'spec-8'],
  beforeEach: asMember({ wallet: { sign: 'rejected' } }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('Wallet connection canceled.');
    await expect(context.fakes.ports.session.user.get()).toBeNull();
  },
};

export const ConnectionFailed: Story = {
  tags: ['state-error', 'chain', 'spec-8'],
  beforeEach: asMember({ wallet: { connect: 'failed' } }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('Wallet connection failed.');
  },
};

/** The wallet opens no second request while the first one is unanswered. */
export const RequestPending: Story = {
  tags: ['state-error', 'chain'],
  beforeEach: asMember({ wallet: { connect: 'pending' } }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('A request is waiting in your wallet. Open it and answer.');
  },
};

export const AuthenticationFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: (context) => {
    asMember()(context);
    context.msw.use(
      http.post('*/api/users/login', () => Response.json({ result: 'Failed', data: null }, { status: 401 })),
    );
  },
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('Authentication failed');
    await expect(context.fakes.ports.navigation.visits.get()).toEqual([]);
  },
};

/** The first of the server's errors is shown instead of its message. */
export const AuthenticationRefused: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: (context) => {
    asMember()(context);
    const errors = [{ msg: 'The message has expired.' }, { msg: 'Sign again.' }];
    context.msw.use(
      http.post('*/api/users/login', () =>
        Response.json({ result: 'Failed', data: null, message: 'Refused.', errors }, { status: 401 }),
      ),
    );
  },
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('The message has expired.');
    await expect(screen.queryByText('Refused.')).not.toBeInTheDocument();
    await expect(context.fakes.ports.session.user.get()).toBeNull();
  },
};

/** A message for another site is never passed to the wallet. */
export const ForeignMessage: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: (context) => {
    asMember({ wallet: { sign: 'failed' } })(context);
    const { backend } = context.fakes;
    context.msw.use(
      http.get('*/api/users/signin-message', () => {
        const data = backend.signIn.issue(backend.now(), 'https://upline.example', backend.wallet);
        return Response.json({ result: 'Success', data });
      }),
    );
  },
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('You were asked to sign in to another site. Nothing was signed.');
    await expect(context.fakes.ports.session.user.get()).toBeNull();
  },
};

export const Unregistered: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: asVisitor(),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('This wallet is not registered.');
    await expect(await context.canvas.findByRole('heading', { name: 'I have an upline ID' })).toHaveFocus();
  },
};

export const RegistrationFailed: Story = {
  tags: ['state-error', 'spec-8'],
  play: async (context) => {
    await goToRegister(context);
    await context.userEvent.click(await context.canvas.findByLabelText(/I have read and accept the terms/));
    await press(context, 'Register with Wallet');
    await seeToast('This wallet is already registered.');
  },
};

/** The server rejects without a message. */
export const RegistrationRefused: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: (context) => {
    asVisitor()(context);
    context.msw.use(
      http.post('*/api/users/register', () =>
        Response.json({ result: 'Failed', data: null }, { status: 422 }),
      ),
    );
  },
  play: async (context) => {
    await goToRegister(context);
    await context.userEvent.click(await context.canvas.findByLabelText(/I have read and accept the terms/));
    await press(context, 'Register with Wallet');
    await seeToast('Registration failed');
  },
};

export const ServerUnreachable: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: asMember({ backend: () => newMember({ unreachable: ['signinMessage'] }) }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await seeToast('Something went wrong. Please try again.');
  },
};
