/** The chain ID of Polygon, also used by the local chain. Spec §9. */
export const chainId = 137;

/** The chain's native coin, which pays for gas. Spec §9. */
export const gasCoin = 'MATIC';

/** Both names of the coin, for places without a sentence that explains that wallets call it POL. */
export const gasCoinBothNames = `${gasCoin} (POL)`;
