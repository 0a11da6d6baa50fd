import { screen } from 'storybook/test';

/** Waits for the toast with exactly this text. */
export function findToast(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '[data-react-aria-top-layer] *' });
}
