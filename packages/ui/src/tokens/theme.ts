/** The colour modes, as `data-theme` names them. Spec §3. */
export type Theme = 'light' | 'dark';
