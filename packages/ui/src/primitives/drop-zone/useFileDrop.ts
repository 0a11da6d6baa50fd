import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** The files that were dropped or pasted. A folder is none: it has no content that could be sent. */
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
 * Takes files that are dropped on an element or pasted into it. These are the browser's own events: React
 * Aria's would ignore a pasted screenshot and bring all of its dragging along.
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
      // Without this the browser would leave the page for the dropped file, also where it is refused.
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
