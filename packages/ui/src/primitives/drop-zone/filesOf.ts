/** The files that were dropped or pasted. A folder is none: it has no content that could be sent. */
export function filesOf({ items }: DataTransfer): File[] {
  return Array.from(items).flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry()?.isDirectory) return [];
    return item.getAsFile() ?? [];
  });
}
