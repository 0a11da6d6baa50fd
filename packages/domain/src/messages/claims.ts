/** Claiming bonuses and credits. Spec §2, §4. */
export const claimsMessages = {
  'claim.title': 'Claim',
} as const;
