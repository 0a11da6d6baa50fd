import { Upload } from 'lucide-react';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Button } from '../button/Button.tsx';
import { FileTrigger } from '../file-trigger/FileTrigger.tsx';
import { Icon } from '../icon/Icon.tsx';
import { description as descriptionStyle, hint as hintStyle, root } from './DropZone.css.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface DropZoneProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** Name of the file input for screen readers, for example “Attachments”. */
  label: string;
  /** Instruction in the area, for example “Drop files here”. */
  hint: string;
  /** Label of the button that opens the file chooser. */
  buttonLabel: string;
  /** Accepted types and sizes. */
  description?: string;
  /** Types that the file chooser offers. Dropped files may have any type. */
  accept?: readonly string[];
  /** @default false */
  isMultiple?: boolean;
  /**
   * Called with chosen, dropped or pasted files; never with an empty list. The caller checks them.
   */
  onSelect: (files: File[]) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** An area for dropped or pasted files, with a button for the file chooser. */
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
