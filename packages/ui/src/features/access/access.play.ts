import type { StoryContext } from '@storybook/react-vite';
import { type MockBackend, newMember, visitor } from '@upline/api/mocks';
import { formatMoney, type LedgerKind } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { type BackendSetting, startBackend } from '../../ports/fakes/withBackend.tsx';

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const asMember = (settings: BackendSetting = {}) =>
  startBackend({ backend: newMember, signedIn: false, ...settings });

export const asVisitor = (settings: BackendSetting = {}) => startBackend({ backend: visitor, ...settings });

export const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const seeToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/**
 * Answers the card's questions up to the terms.
 * @param upline Upline to enter; undefined for none.
 */
export async function goToRegister(context: PlayContext, upline?: string) {
  const { canvas, userEvent } = context;
  await press(context, 'No');
  await canvas.findByRole('heading', { name: 'I have an upline ID' });
  await press(context, upline === undefined ? 'No' : 'Yes');
  if (upline === undefined) return;
  await userEvent.type(await canvas.findByLabelText('Referral ID'), upline);
  await press(context, 'Continue');
}

/** Compares the figures beside the card with the mock backend's ledger. */
export async function seeBooks(canvas: StoryContext['canvas'], { chain }: MockBackend) {
  const sum = (asked: LedgerKind) =>
    chain.lines.reduce((total, { kind, amount }) => (kind === asked ? total + amount : total), 0n);
  const [paidIn, paidOut] = [sum('participation'), sum('claim')];
  const [members, ...amounts] = canvas.getAllByRole('definition');
  await expect(members).toHaveTextContent(`${chain.pool(1).places.size}`);
  const expected = [paidIn, paidOut, paidIn - paidOut].map((units) => formatMoney(units));
  for (const [index, figure] of amounts.entries()) {
    await expect(figure).toHaveTextContent(expected[index] ?? '');
  }
}
