export const barActs = { a: 'assign', m: 'macro', s: 'snooze', M: 'merge', c: 'close' } as const;

export type BarAct = (typeof barActs)[keyof typeof barActs];
