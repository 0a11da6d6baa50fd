import { type ReactNode, type Ref, useId } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';

export interface FileTriggerProps {
  /** Name of the file input for screen readers, for example “Attachments”. */
  label: string;
  /** A Button or IconButton with a label. Disable the button to disable the trigger. */
  children: ReactNode;
  /**
   * Types that the chooser offers, as MIME types or extensions: `['image/*', '.pdf']`. Chosen files
   * may still differ.
   */
  accept?: readonly string[];
  /** @default false */
  isMultiple?: boolean;
  /** Called with the chosen files; never with an empty list. */
  onSelect: (files: File[]) => void;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>;
}

/** Opens the device's file chooser from a button. If files may be dropped too, use DropZone. */
export function FileTrigger({
  label,
  children,
  accept,
  isMultiple = false,
  onSelect,
  ref,
}: FileTriggerProps) {
  // React Aria passes an ID to the input but omits it from its types.
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
