import { screen } from 'storybook/test';

/**
 * Drops files on the drop zone with this hint, including types that a file chooser would not offer.
 */
export function dropFiles(hint: string, ...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  screen.getByText(hint).dispatchEvent(event);
}
