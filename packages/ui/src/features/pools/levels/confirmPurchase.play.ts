import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';

/** Confirms the purchase dialog after its preview has succeeded. */
export async function confirmPurchase(userEvent: UserEventObject, price: string): Promise<void> {
  const button = await screen.findByRole('button', { name: `Buy for ${price}` });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
