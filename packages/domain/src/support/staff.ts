/** The wallet in entries about the server's own acts. */
export const byItself = '0x0000000000000000000000000000000000000000';

/** The name in entries about the server's own acts. */
export const ownName = 'Upline';

/**
 * Staff roles: agents answer members, leads manage agents, operators can inspect the running of the
 * pools.
 */
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

/** The parts of the staff app that these roles can open. */
export function areasOf(roles: readonly StaffRole[]): StaffArea[] {
  return staffAreas.filter((area) => roles.some((role) => areasOfRole[role].includes(area)));
}

/** True if these roles can see and take tickets. */
export function isSupport(roles: readonly StaffRole[]): boolean {
  return areasOf(roles).includes('support');
}

/** The longest lifetime of a staff session from its sign-in, milliseconds: a working day. */
export const staffSessionLifetime = 12 * 60 * 60_000;
