/** The most characters that a member's name has. */
export const maximumNameLength = 50;

/** What is shown for an absent `lossIncomes`, units of 10⁻⁶. The server always sends the field. Spec §9. */
export const lostIncomeFallback = 7_190_000n;
