/** Lists of members, the matrix tree and one member’s summary. Spec §2. */
export const networkMessages = {
  'tree.title': 'Matrix Tree',
} as const;
