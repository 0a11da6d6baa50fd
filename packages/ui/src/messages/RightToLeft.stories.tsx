import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect } from 'storybook/test';
import { withWorld } from '../ports/scripted/withWorld.tsx';
import { AccessScreen } from '../screens/access/AccessScreen.tsx';
import { BalancesScreen } from '../screens/balances/BalancesScreen.tsx';
import { DashboardScreen } from '../screens/dashboard/DashboardScreen.tsx';
import { ForgeRaceScreen } from '../screens/forge-race/ForgeRaceScreen.tsx';
import { ProfileScreen } from '../screens/profile/ProfileScreen.tsx';
import { TicketsScreen } from '../screens/tickets/TicketsScreen.tsx';
import { expectToFit, screenFor } from './textPlay.tsx';

/** Dense screens written from right to left, in long texts: nothing is wider than the page. */
const meta = {
  title: 'Text/Right to left',
  tags: ['text', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'pseudo-rtl' },
  ...withWorld(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const play: Story['play'] = async (context) => {
  await expectToFit(context);
  await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
};

export const Access: Story = { render: () => <AccessScreen />, play };

export const Dashboard: Story = {
  ...screenFor(paths.dashboard, DashboardScreen, { world: growingMember }),
  play,
};

export const ForgeRace: Story = {
  ...screenFor(paths.forgeRace, ForgeRaceScreen, { world: growingMember }),
  play,
};

export const Profile: Story = { ...screenFor(paths.profile, ProfileScreen, { world: fullMember }), play };

export const Wallet: Story = { ...screenFor(paths.balances, BalancesScreen, { world: fullMember }), play };

export const Support: Story = {
  ...screenFor(paths.support, TicketsScreen, { world: () => newMember({ tickets: 5 }) }),
  play,
};
