const units = ['KB', 'MB', 'GB'] as const;

/**
 * Formats a file's size: whole bytes, or KB, MB or GB (of 1024) with one decimal. Spec §9.
 * @example formatFileSize(1536) // '1.5 KB'
 */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  let size = bytes / 1024;
  let index = 0;
  while (index < units.length - 1 && Number(size.toFixed(1)) >= 1024) {
    size /= 1024;
    index += 1;
  }
  return `${size.toFixed(1)} ${units[index]}`;
}
