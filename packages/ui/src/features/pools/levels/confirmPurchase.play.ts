import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';

/** Says yes in the dialog that sells a level, once the chain has said that the purchase goes through. */
export async function confirmPurchase(userEvent: UserEventObject, price: string): Promise<void> {
  const button = await screen.findByRole('button', { name: `Buy for ${price}` });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
