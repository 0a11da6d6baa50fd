/** Stands for the wallet of the one who did what the server does by itself. */
export const byItself = '0x0000000000000000000000000000000000000000';

/** How that one is named. */
export const ownName = 'Upline';

/** What one of the staff may be: who answers members, who leads those, who may look at how the pools are run. */
export const staffRoles = ['agent', 'lead', 'operator'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The parts of the staff's app. */
export const staffAreas = ['support', 'operate'] as const;

export type StaffArea = (typeof staffAreas)[number];

const areasOfRole: Record<StaffRole, readonly StaffArea[]> = {
  agent: ['support'],
  lead: ['support', 'operate'],
  operator: ['operate'],
};

/** The parts of the app that somebody with these roles sees. */
export function areasOf(roles: readonly StaffRole[]): StaffArea[] {
  return staffAreas.filter((area) => roles.some((role) => areasOfRole[role].includes(area)));
}

/** Whether somebody with these roles answers members: tickets are theirs to see and to take. */
export function isSupport(roles: readonly StaffRole[]): boolean {
  return areasOf(roles).includes('support');
}

/** How long a session of the staff lasts from its sign-in at most, milliseconds: a working day. */
export const staffSessionLifetime = 12 * 60 * 60_000;
