import { type ReactNode, type Ref, useId } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';

export interface FileTriggerProps {
  /** What the files are: the name of the input behind the button, for example “Attachments”. */
  label: string;
  /** A Button or IconButton that says what it does; disable that one to disable all. */
  children: ReactNode;
  /** Kinds that the chooser offers, as types or endings: `['image/*', '.pdf']`. What comes may still differ. */
  accept?: readonly string[];
  /** @default false */
  isMultiple?: boolean;
  /** Called with what was chosen, never with nothing. */
  onSelect: (files: File[]) => void;
  /** Of the input. */
  ref?: Ref<HTMLInputElement>;
}

/** Lets a button open the device's file chooser. Where files may be dropped too, use DropZone. */
export function FileTrigger({
  label,
  children,
  accept,
  isMultiple = false,
  onSelect,
  ref,
}: FileTriggerProps) {
  // React Aria passes an ID on to the input and leaves it out of its types.
  const identity = { id: useId() };
  return (
    <>
      <AriaFileTrigger
        {...identity}
        ref={ref}
        acceptedFileTypes={accept}
        allowsMultiple={isMultiple}
        onSelect={(chosen) => {
          const files = Array.from(chosen ?? []);
          if (files.length > 0) onSelect(files);
        }}
      >
        {children}
      </AriaFileTrigger>
      <label hidden htmlFor={identity.id}>
        {label}
      </label>
    </>
  );
}
