import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Dropped or pasted files, without folders: these have no content to upload. */
function filesOf({ items }: DataTransfer): File[] {
  return Array.from(items).flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry()?.isDirectory) return [];
    return item.getAsFile() ?? [];
  });
}

interface FileDropOptions {
  isDisabled: boolean;
  isMultiple: boolean;
  onSelect: (files: File[]) => void;
}

/**
 * Handles files dropped on or pasted into an element. Uses native events: React Aria ignores pasted
 * screenshots, and its drag and drop code is large.
 */
export function useFileDrop({ isDisabled, isMultiple, onSelect }: FileDropOptions) {
  const [isDropTarget, setDropTarget] = useState(false);
  function take(transfer: DataTransfer) {
    const files = filesOf(transfer).slice(0, isMultiple ? undefined : 1);
    if (files.length > 0 && !isDisabled) onSelect(files);
  }
  const dropProps = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Prevents the browser from opening the dropped file, also if it is refused.
      event.preventDefault();
      event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
      setDropTarget(!isDisabled);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isWithin) setDropTarget(false);
    },
    onDrop(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDropTarget(false);
      take(event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData),
  };
  return { isDropTarget, dropProps };
}
