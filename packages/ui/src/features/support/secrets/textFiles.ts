/** Files that the app has written itself: what they hold is known. */
const own = new WeakSet<File>();

/** Notes a file as the app's own. */
export function trustFile(file: File): File {
  own.add(file);
  return file;
}

/** The files whose words can be read as they are, but for the app's own. */
export function textFiles(files: readonly File[]): File[] {
  return files.filter((file) => /\.txt$/i.test(file.name) && !own.has(file));
}
