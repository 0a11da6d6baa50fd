import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberIdAt, newMember, visitor } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen } from 'storybook/test';
import { withBackend } from '../ports/fakes/withBackend.tsx';
import { flowOf, press } from './flowOf.tsx';

/** A newcomer registers; a member signs in again. */
const meta = {
  title: 'Flows/First sign-in',
  tags: ['flow', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  ...withBackend(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Register: Story = flowOf({
  start: paths.login,
  backend: visitor,
  steps: [
    {
      does: 'Say that there is no ID yet',
      shows: ['Access/Connect', 'Signup'],
      play: async (context) => {
        await press(context, 'No');
        await expect(await screen.findByRole('heading', { name: 'I have an upline ID' })).toHaveFocus();
      },
    },
    {
      does: 'Name the upline',
      shows: ['Access/Connect', 'ReferralInput'],
      play: async (context) => {
        await press(context, 'Yes');
        await context.userEvent.type(await screen.findByLabelText('Referral ID'), memberIdAt(0));
        await press(context, 'Continue');
        await expect(await screen.findByRole('region', { name: 'Your sponsor, for good' })).toBeVisible();
      },
    },
    {
      does: 'Accept the terms',
      shows: ['Access/Connect', 'TermsAccepted'],
      play: async (context) => {
        await context.userEvent.click(screen.getByLabelText(/I have read and accept the terms/));
        await expect(await screen.findByRole('button', { name: 'Register with Wallet' })).toBeEnabled();
      },
    },
    {
      does: 'Register with the wallet and stand on the dashboard',
      shows: ['Dashboard/Home', 'NewMember'],
      play: async (context) => {
        await press(context, 'Register with Wallet');
        await expect(await screen.findByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible();
        await expect(await screen.findByText('No referrals found.')).toBeVisible();
      },
    },
  ],
});

export const SignIn: Story = flowOf({
  start: paths.login,
  backend: newMember,
  signedIn: false,
  steps: [
    {
      does: 'Open the sign-in page',
      shows: ['Access/Connect', 'Register'],
      play: async () => {
        await expect(await screen.findByText('Do you have an ID?')).toBeVisible();
      },
    },
    {
      does: 'Connect the wallet and stand on the dashboard',
      shows: ['Dashboard/Home', 'NewMember'],
      play: async (context) => {
        await press(context, 'Connect Wallet');
        await expect(await screen.findByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible();
      },
    },
  ],
});
