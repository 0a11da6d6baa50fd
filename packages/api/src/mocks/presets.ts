import { levels } from '@upline/domain';
import { createWorld } from './createWorld.ts';
import type { World } from './world.ts';
import type { WorldOptions } from './worldOptions.ts';

/** A preset's world, with some options changed. */
export type Preset = (changes?: WorldOptions) => World;

/** A wallet that has not registered yet, with one member to name as upline. */
export const visitor: Preset = (changes) => createWorld({ role: 'visitor', ...changes });

/** Registered under a sponsor and nothing more: no level, no referral, no income, no ticket. */
export const newMember: Preset = (changes) => createWorld(changes);

/** Levels 1 to 3, eight referrals, some of whom went further and cost them income, and seven tickets. */
export const growingMember: Preset = (changes) =>
  createWorld({ activated: [1, 2, 3], referrals: 8, tickets: 7, ...changes });

/**
 * All nine levels, three sponsors above, sixty referrals with up to nine levels each and those whom they
 * brought, so that the trees are six generations deep; three pages of tickets.
 */
export const fullMember: Preset = (changes) =>
  createWorld({
    activated: levels.map(({ position }) => position),
    referrals: 60,
    members: 84,
    referralLevel: (index) => (index < 60 ? (index * 7) % 10 : index % 3 === 0 ? 5 : 9),
    sponsors: 3,
    tickets: 25,
    notifications: 40,
    ...changes,
  });

/** Level 1 and two referrals, no name, no sponsor. */
export const anonymousMember: Preset = (changes) =>
  createWorld({ name: '', activated: [1], referrals: 2, sponsors: 0, ...changes });
