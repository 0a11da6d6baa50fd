/** Error messages of Chrome, Firefox and Safari, and of the bundler's loader for stylesheets. */
const words = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * True if a chunk of the app failed to load: the device is offline, or a newer build replaced it.
 */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
