import { beginningOf } from '@upline/api/mocks';
import { fireEvent, screen } from 'storybook/test';

/** Chooses files as the file dialog would, including types that `accept` excludes. */
export function chooseFiles(...files: File[]): void {
  const chooser = screen.getByLabelText('Attachments (optional)', { selector: 'input' });
  fireEvent.change(chooser, { target: { files } });
}

/** A file with the magic bytes of its extension, filled with zeros. */
export function fileOf(name: string, size: number): File {
  const bytes = new Uint8Array(size);
  const beginning = beginningOf(name);
  if (beginning.length <= size) bytes.set(beginning);
  return new File([bytes], name, { lastModified: 1 });
}
