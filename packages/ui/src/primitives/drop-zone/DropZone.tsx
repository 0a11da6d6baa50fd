import { Upload } from 'lucide-react';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Button } from '../button/Button.tsx';
import { FileTrigger } from '../file-trigger/FileTrigger.tsx';
import { Icon } from '../icon/Icon.tsx';
import { description as descriptionStyle, hint as hintStyle, root } from './DropZone.css.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface DropZoneProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** What the files are: the name of the input behind the button, for example “Attachments”. */
  label: string;
  /** What can be done here, for example “Drop files here”. */
  hint: string;
  /** What the button says that opens the chooser. */
  buttonLabel: string;
  /** Which kinds and sizes are taken. */
  description?: string;
  /** Kinds that the chooser offers. What is dropped may be of any kind. */
  accept?: readonly string[];
  /** @default false */
  isMultiple?: boolean;
  /** Called with what was chosen, dropped or pasted, never with nothing. What to refuse is up to the caller. */
  onSelect: (files: File[]) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** An area that files are dropped on or pasted into, with the button that opens the chooser. */
export function DropZone({
  label,
  hint,
  buttonLabel,
  description,
  accept,
  isMultiple = false,
  onSelect,
  isDisabled = false,
  className,
  ...props
}: DropZoneProps) {
  const id = useId();
  const { isDropTarget, dropProps } = useFileDrop({ isDisabled, isMultiple, onSelect });
  return (
    <div
      {...props}
      {...dropProps}
      className={classNames(root, className)}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
    >
      <Icon icon={Upload} />
      <span id={`${id}-hint`} className={hintStyle}>
        {hint}
      </span>
      <FileTrigger label={label} accept={accept} isMultiple={isMultiple} onSelect={onSelect}>
        <Button
          size="s"
          isDisabled={isDisabled}
          aria-describedby={classNames(`${id}-hint`, description && `${id}-description`)}
        >
          {buttonLabel}
        </Button>
      </FileTrigger>
      {description && (
        <span id={`${id}-description`} className={descriptionStyle}>
          {description}
        </span>
      )}
    </div>
  );
}
