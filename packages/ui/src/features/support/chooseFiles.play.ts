import { beginningOf } from '@upline/api/mocks';
import { fireEvent, screen } from 'storybook/test';

/** Chooses files as the device's chooser would, also of kinds that it was asked not to offer. */
export function chooseFiles(...files: File[]): void {
  const chooser = screen.getByLabelText('Attachments (optional)', { selector: 'input' });
  fireEvent.change(chooser, { target: { files } });
}

/** A file that begins as its name says, with nothing after that but bytes. */
export function fileOf(name: string, size: number): File {
  const bytes = new Uint8Array(size);
  const beginning = beginningOf(name);
  if (beginning.length <= size) bytes.set(beginning);
  return new File([bytes], name, { lastModified: 1 });
}
