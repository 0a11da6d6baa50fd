import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { globalPoolUsersPath, paths } from '@upline/domain';
import { expect, fn, within } from 'storybook/test';
import { PageHeader } from '../patterns/page-header/PageHeader.tsx';
import { withBackend } from '../ports/fakes/withBackend.tsx';
import { AppShell } from './AppShell.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { openMenu } from './shell.play.ts';

/** The frame of a member's pages: top bar, menu, and warnings about the wallet. */
const meta = {
  title: 'Screens/System/App shell',
  component: AppShell,
  tags: ['screen', 'spec-2', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: paths.profile, children: <PageHeader title="Profile" /> },
  ...withBackend({ backend: newMember }),
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, fakes }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const logo = canvas.getByRole('link', { name: 'Upline' }).getBoundingClientRect();
    const wallet = canvas.getByRole('button', { name: /^Connected wallet/ }).getBoundingClientRect();
    await expect(logo.right).toBeLessThanOrEqual(wallet.left);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    // Following the link would change the address of the test runner's page.
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Upline' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual(['back', paths.dashboard]);
  },
};

/** Places shown in a wide top bar. */
const inBar = { viewport: { value: 'desktop', isRotated: false } };

export const OnDashboard: Story = {
  globals: inBar,
  args: { path: paths.dashboard, children: <PageHeader title="Dashboard" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    const places = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(places.getByRole('link', { current: 'page' })).toHaveAccessibleName('Dashboard');
  },
};

/** A page below a place of the bar: the place is marked as current and links to its first page. */
export const WithinPlace: Story = {
  globals: inBar,
  args: { path: globalPoolUsersPath(3), children: <PageHeader title="Members of Level 3" /> },
  play: async ({ canvas, userEvent, fakes }) => {
    const places = within(canvas.getByRole('navigation', { name: 'Main' }));
    const links = places.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Dashboard', paths.dashboard],
      ['Pools', paths.forgeRace],
      ['Network', paths.referrals],
      ['Ledger', paths.ledger],
      ['Support', paths.support],
    ]);
    await expect(places.getByRole('link', { current: true })).toHaveAccessibleName('Pools');
    await userEvent.click(places.getByRole('link', { name: 'Ledger' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual([paths.ledger]);
  },
};

/** The first page on a slow network: the bar shows before the page's code has loaded. */
export const PageLoading: Story = {
  args: { children: <LoadingPage /> },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(page.getByText('Loading…')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};

const onReload = fn();

/** The banner does not interrupt the member's work. */
export const NewerBuild: Story = {
  args: { onReload },
  play: async ({ canvas, userEvent }) => {
    onReload.mockClear();
    await expect(canvas.getByText('A new version of the app is ready.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** Presses the theme toggle, which is in the menu on phones. */
async function choose(theme: 'light' | 'dark', context: PlayContext) {
  const name = `Use ${theme} theme`;
  const place = context.canvas.queryByRole('button', { name }) ? context.canvas : await openMenu(context);
  await context.userEvent.click(place.getByRole('button', { name }));
  await expect(context.fakes.ports.theme.theme.get()).toBe(theme);
  await expect(document.documentElement).toHaveAttribute('data-theme', theme);
}

export const DarkChosen: Story = {
  globals: { theme: 'light' },
  play: (context) => choose('dark', context),
};

export const LightChosen: Story = {
  globals: { theme: 'dark' },
  play: (context) => choose('light', context),
};
