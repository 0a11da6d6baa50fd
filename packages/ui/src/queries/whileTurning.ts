/**
 * For `placeholderData`: what was shown of a list stays while another part of the same list is on its way.
 * @param list The beginning of the key that all parts of the list share.
 */
export function whileTurning(list: readonly unknown[]) {
  return <Data>(earlier: Data | undefined, before: { queryKey: readonly unknown[] } | undefined) =>
    before && list.every((part, index) => before.queryKey[index] === part) ? earlier : undefined;
}
