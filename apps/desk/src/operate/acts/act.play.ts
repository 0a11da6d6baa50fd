import { operatorStaff } from '@upline/api/mocks';
import { screen, within } from 'storybook/test';
import type { ActScreenProps } from './ActScreen.tsx';

export const newTerms = {
  act: 'terms-queue',
  values: { pool: '3', fee: '165', referral: '18', network: '70', operator: '12' },
  onChange: () => undefined,
} satisfies ActScreenProps;

export const button = (name: string) => screen.getByRole('button', { name });
export const sending = async () => within(await screen.findByRole('region', { name: 'Send' }));

/** The announcement of the act to members. */
export const told = async () => within(await screen.findByRole('region', { name: 'Announcement' }));

/** The signed-in wallet has the required role. */
export const own = { actor: operatorStaff().display(operatorStaff().wallet) };
