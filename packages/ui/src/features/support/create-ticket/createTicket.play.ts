import type { StoryContext } from '@storybook/react-vite';
import { usualHours } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseFiles, fileOf } from '../chooseFiles.play.ts';

type PlayContext = Pick<StoryContext, 'userEvent'>;

/** Opening hours without a break. */
export const alwaysOpen = {
  ...usualHours,
  timeZone: 'UTC',
  week: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]),
};

export const receipt = fileOf('receipt.pdf', 1536);
export const picture = fileOf('wallet.png', 2_400_000);

export const subject = () => screen.getByRole('textbox', { name: 'Subject' });
export const message = () => screen.getByRole('textbox', { name: 'Message' });

/** Opens the dialog over a list of two tickets. */
export async function open({ userEvent }: PlayContext) {
  await screen.findByText('Showing 2 ticket(s) of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Create Ticket' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Ticket' }));
  await waitFor(() => expect(subject()).toHaveFocus());
  // On phones the dialog appears only after the keyboard had time to open.
  await waitFor(() => expect(subject()).toBeVisible());
  return dialog;
}

/** Fills in subject and message by keyboard alone. */
export async function fill(context: PlayContext) {
  const dialog = await open(context);
  await context.userEvent.keyboard('Bonus of level 3');
  await context.userEvent.tab();
  await expect(message()).toHaveFocus();
  await context.userEvent.keyboard('It has not come.{Enter}What can I do?');
  return dialog;
}

/** Fills the form and presses “Create Ticket”. */
export async function submit(context: PlayContext, ...files: File[]) {
  const dialog = await fill(context);
  if (files.length > 0) chooseFiles(...files);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
  return dialog;
}

/** Expects the filled fields unchanged. */
export async function expectKept() {
  await expect(subject()).toHaveValue('Bonus of level 3');
  await expect(message()).toHaveValue('It has not come.\nWhat can I do?');
}

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/**
 * Watches the dialog until it closes.
 * @returns A function that returns all texts and subjects seen in the dialog.
 */
export function watchTicket() {
  const field = subject();
  const texts: string[] = [];
  const subjects = new Set<string>();
  const note = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records)
      texts.push(...Array.from(addedNodes, (node) => node.textContent ?? ''));
    if (field instanceof HTMLInputElement) subjects.add(field.value);
  };
  const watching = new MutationObserver(note);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    note(watching.takeRecords());
    watching.disconnect();
    return { texts: texts.join('\n'), subjects: [...subjects] };
  };
}
