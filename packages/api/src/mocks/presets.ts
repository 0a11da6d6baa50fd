import { levels, type SupportHours } from '@upline/domain';
import { createMockBackend } from './createMockBackend.ts';
import type { MockBackend } from './mockBackend.ts';
import type { MockBackendOptions } from './mockBackendOptions.ts';

export type Preset = (changes?: MockBackendOptions) => MockBackend;

/** An unregistered wallet, and one member as possible upline. */
export const visitor: Preset = (changes) => createMockBackend({ role: 'visitor', ...changes });

/** Registered under a sponsor: no level, no referral, no income, no ticket. */
export const newMember: Preset = (changes) => createMockBackend(changes);

/**
 * Levels 1 to 3, seven tickets, and eight referrals, some with higher levels who cost the member
 * income.
 */
export const growingMember: Preset = (changes) =>
  createMockBackend({ activated: [1, 2, 3], referrals: 8, tickets: 7, ...changes });

/**
 * All nine levels, three sponsors above, sixty referrals with up to nine levels each, and members
 * below them, so that the trees are six generations deep; three pages of tickets.
 */
export const fullMember: Preset = (changes) =>
  createMockBackend({
    activated: levels.map(({ position }) => position),
    referrals: 60,
    members: 84,
    referralLevel: (index) => (index < 60 ? (index * 7) % 10 : index % 3 === 0 ? 5 : 9),
    sponsors: 3,
    tickets: 25,
    notifications: 40,
    ...changes,
  });

const hour = 60;
const resolution = 90 * 24 * hour;

/**
 * Hours under which some of the queue's tickets are overdue, one is due within the hour, and some
 * later today: its members wait for hours and days.
 */
const queueHours: SupportHours = {
  timeZone: 'UTC',
  week: Array.from({ length: 7 }, () => [{ from: 0, to: 24 * hour }]),
  holidays: [],
  targets: {
    urgent: { first: 24 * hour, next: 48 * hour, resolution },
    high: { first: 120 * hour, next: 120 * hour, resolution },
    normal: { first: 196 * hour, next: 220 * hour, resolution },
    low: { first: 180 * hour, next: 24 * hour, resolution },
  },
};

/** A support agent with colleagues and a queue of 40 tickets. */
export const supportAgent: Preset = (changes) =>
  createMockBackend({ name: 'Mina Okafor', staffRoles: ['agent'], queue: 40, hours: queueHours, ...changes });

/** The support agent, also as a lead. */
export const supportLead: Preset = (changes) => supportAgent({ staffRoles: ['agent', 'lead'], ...changes });

/** An operator, who sees no tickets. */
export const operatorStaff: Preset = (changes) => supportAgent({ staffRoles: ['operator'], ...changes });

/** Level 1 and two referrals, no name, no sponsor. */
export const anonymousMember: Preset = (changes) =>
  createMockBackend({ name: '', activated: [1], referrals: 2, sponsors: 0, ...changes });
