import { fireEvent, screen } from 'storybook/test';

/** Chooses files as the file dialog would, including types that `accept` excludes. */
export function chooseFiles(...files: File[]): void {
  const chooser = screen.getByLabelText('Attachments (optional)', { selector: 'input' });
  fireEvent.change(chooser, { target: { files } });
}

/** A file of zeros. */
export function fileOf(name: string, size: number): File {
  return new File([new Uint8Array(size)], name, { lastModified: 1 });
}
