/** The words of Chrome, Firefox and Safari, and of the build's own loader for a part's styles. */
const words = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a part of the app could not be fetched: there is no network, or a newer build. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
