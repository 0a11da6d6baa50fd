import { screen } from 'storybook/test';

/** The toast with exactly this text, once it has come. */
export function findToast(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '[role="alertdialog"] *' });
}
