/** The colour modes, as values of `data-theme`. Spec §3. */
export type Theme = 'light' | 'dark';
