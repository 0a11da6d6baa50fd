/** The chain that the product lives on: Polygon, and the local chain that stands in for it. Spec §9. */
export const chainId = 137;

/** The chain's own coin, which pays for gas. Spec §9. */
export const gasCoin = 'MATIC';

/** The same where no sentence says that wallets call it POL. */
export const gasCoinBothNames = `${gasCoin} (POL)`;
