/** Presses a button as a pointer would; the focus comes back to it. */
export function pressButton(button: HTMLButtonElement | null): void {
  button?.focus();
  button?.click();
}
