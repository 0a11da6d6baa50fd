/** How long a toast stays, milliseconds. Spec §9. */
export const toastDuration = 3000;

/** How often the token card asks again, milliseconds. Spec §9. */
export const tokenCardInterval = 30_000;

/** How long the stored state may take to come back, milliseconds. Spec §9. */
export const rehydrationTimeout = 5000;
