/**
 * For `placeholderData`: keeps the rows visible while another part of the same list loads.
 * @param list Key prefix of all parts of the list.
 */
export function whileTurning(list: readonly unknown[]) {
  return <Data>(earlier: Data | undefined, before: { queryKey: readonly unknown[] } | undefined) =>
    before && list.every((part, index) => before.queryKey[index] === part) ? earlier : undefined;
}
