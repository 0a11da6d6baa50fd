import { usePreview } from '../../patterns/attachment-item/usePreview.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { portrait } from './PhotoField.css.ts';

export interface ChosenPhotoProps {
  file: File;
  /** Whose photo it will be. */
  name: string;
}

/** A photo as it will be, before it is uploaded. */
export function ChosenPhoto({ file, name }: ChosenPhotoProps) {
  return <Avatar size="xl" name={name} photo={usePreview(file) ?? ''} className={portrait} />;
}
