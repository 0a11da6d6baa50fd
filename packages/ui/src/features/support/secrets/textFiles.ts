/** Files written by the app itself, such as receipts. */
const own = new WeakSet<File>();

/** Registers a file as written by the app. */
export function trustFile(file: File): File {
  own.add(file);
  return file;
}

/** The `.txt` files that the app did not write. */
export function textFiles(files: readonly File[]): File[] {
  return files.filter((file) => /\.txt$/i.test(file.name) && !own.has(file));
}
