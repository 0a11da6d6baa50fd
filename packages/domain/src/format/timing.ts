/** Milliseconds for which a toast is visible. Spec §9. */
export const toastDuration = 3000;

/** Refetch interval of the token card, milliseconds. Spec §9. */
export const tokenCardInterval = 30_000;

/** Timeout for restoring the stored state, milliseconds. Spec §9. */
export const rehydrationTimeout = 5000;

/** Debounce of search fields, milliseconds. Spec §9. */
export const searchDebounce = 300;

/** Delay between loading the pools and reading the claimable bonus again, milliseconds. Spec §9. */
export const bonusRefreshDelay = 500;

/** Delay between sending a reply and refetching the conversation, milliseconds. Spec §9. */
export const conversationRefetchDelay = 1000;
