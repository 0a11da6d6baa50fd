/** Clicks a button after focusing it, so that the focus returns to it. */
export function pressButton(button: HTMLButtonElement | null): void {
  button?.focus();
  button?.click();
}
