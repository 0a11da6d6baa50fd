import type { Action } from './action.ts';
import { addSeat, createPool, start } from './beginnings.ts';
import { claimBonus, claimFund } from './claims.ts';
import { approve, clawBack, mint, rescue, transfer } from './coins.ts';
import { enroll, enrollFor, enrollMany } from './enrolments.ts';
import { addPool, cancelPool, queuePool, recordJoin, recordSeat, seal } from './listings.ts';
import { invest, investOnTerms, investWithPermit } from './purchases.ts';
import {
  acceptAdmin,
  acceptReceiver,
  beginAdmin,
  cancelAdmin,
  grantRole,
  proposeReceiver,
  renounceRole,
  revokeRole,
} from './roles.ts';
import { cancelRetirement, pause, queueRetirement, retire, unpause } from './safeguards.ts';
import { applyTerms, cancelTerms, queueTerms } from './terms.ts';

interface Weighted {
  action: Action;
  weight: number;
}

/** All calls that change state, by their name in reports. */
export const actions = {
  invest: { action: invest, weight: 18 },
  investOnTerms: { action: investOnTerms, weight: 14 },
  investWithPermit: { action: investWithPermit, weight: 8 },
  claimBonus: { action: claimBonus, weight: 10 },
  claimFund: { action: claimFund, weight: 5 },
  enroll: { action: enroll, weight: 3 },
  enrollFor: { action: enrollFor, weight: 3 },
  enrollMany: { action: enrollMany, weight: 3 },
  queueTerms: { action: queueTerms, weight: 8 },
  applyTerms: { action: applyTerms, weight: 8 },
  cancelTerms: { action: cancelTerms, weight: 2 },
  pause: { action: pause, weight: 4 },
  unpause: { action: unpause, weight: 3 },
  queueRetirement: { action: queueRetirement, weight: 4 },
  retire: { action: retire, weight: 4 },
  cancelRetirement: { action: cancelRetirement, weight: 3 },
  addSeat: { action: addSeat, weight: 7 },
  start: { action: start, weight: 2 },
  createPool: { action: createPool, weight: 2 },
  proposeReceiver: { action: proposeReceiver, weight: 4 },
  acceptReceiver: { action: acceptReceiver, weight: 4 },
  grantRole: { action: grantRole, weight: 3 },
  revokeRole: { action: revokeRole, weight: 1 },
  renounceRole: { action: renounceRole, weight: 1 },
  beginAdmin: { action: beginAdmin, weight: 4 },
  cancelAdmin: { action: cancelAdmin, weight: 1 },
  acceptAdmin: { action: acceptAdmin, weight: 3 },
  addPool: { action: addPool, weight: 8 },
  queuePool: { action: queuePool, weight: 6 },
  cancelPool: { action: cancelPool, weight: 2 },
  seal: { action: seal, weight: 1 },
  recordJoin: { action: recordJoin, weight: 2 },
  recordSeat: { action: recordSeat, weight: 1 },
  approve: { action: approve, weight: 5 },
  transfer: { action: transfer, weight: 3 },
  mint: { action: mint, weight: 3 },
  clawBack: { action: clawBack, weight: 4 },
  rescue: { action: rescue, weight: 3 },
} as const satisfies Record<string, Weighted>;

export type ActionName = keyof typeof actions;
