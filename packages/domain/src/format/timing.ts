/** How long a toast stays, milliseconds. Spec §9. */
export const toastDuration = 3000;

/** How often the token card asks again, milliseconds. Spec §9. */
export const tokenCardInterval = 30_000;

/** How long the stored state may take to come back, milliseconds. Spec §9. */
export const rehydrationTimeout = 5000;

/** How long a search waits for the next key, milliseconds. Spec §9. */
export const searchDebounce = 300;

/** How long after the pools were there the claimable bonus is read again, milliseconds. Spec §9. */
export const bonusRefreshDelay = 500;

/** How long after a reply was sent the conversation is fetched again, milliseconds. Spec §9. */
export const conversationRefetchDelay = 1000;
