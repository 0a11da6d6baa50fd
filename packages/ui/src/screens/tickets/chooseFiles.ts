import { fireEvent, screen } from 'storybook/test';

/** Chooses files as the device's chooser would, also of kinds that it was asked not to offer. */
export function chooseFiles(...files: File[]): void {
  const chooser = screen.getByLabelText('Attachments (optional)', { selector: 'input' });
  fireEvent.change(chooser, { target: { files } });
}

/** A file with nothing in it but bytes. */
export function fileOf(name: string, size: number): File {
  return new File([new Uint8Array(size)], name, { lastModified: 1 });
}
