import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';

import { withWorld } from '../ports/scripted/withWorld.tsx';
import { AccessScreen } from '../screens/access/AccessScreen.tsx';
import { BalancesScreen } from '../screens/balances/BalancesScreen.tsx';
import { DashboardScreen } from '../screens/dashboard/DashboardScreen.tsx';
import { ForgeRaceScreen } from '../screens/forge-race/ForgeRaceScreen.tsx';
import { ProfileScreen } from '../screens/profile/ProfileScreen.tsx';
import { TicketsScreen } from '../screens/tickets/TicketsScreen.tsx';
import { expectToFit, expectTranslated, screenFor } from './textPlay.tsx';

/** Dense screens in a language that is 40 % longer: whatever stays English was written into the code, and nothing is too wide. */
const meta = {
  title: 'Text/Pseudo-language',
  tags: ['text', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'pseudo' },
  ...withWorld(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const play: Story['play'] = async (context) => {
  await expectTranslated(context);
  await expectToFit(context);
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
