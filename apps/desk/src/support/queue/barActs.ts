/** What can be done to all that is selected, by its key. */
export const barActs = { a: 'assign', m: 'macro', s: 'snooze', M: 'merge', c: 'close' } as const;

export type BarAct = (typeof barActs)[keyof typeof barActs];
