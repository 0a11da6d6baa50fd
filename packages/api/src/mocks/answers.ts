import { authAnswers } from './answers/auth.ts';
import type { Answers } from './answers/call.ts';
import { clientErrorAnswers } from './answers/clientErrors.ts';
import { deskAnswers } from './answers/desk.ts';
import { ledgerAnswers } from './answers/ledger.ts';
import { liveAnswers } from './answers/live.ts';
import { memberAnswers } from './answers/members.ts';
import { notificationAnswers } from './answers/notifications.ts';
import { placeAnswers } from './answers/places.ts';
import { poolAnswers } from './answers/pools.ts';
import { referralAnswers } from './answers/referrals.ts';
import { sessionAnswers } from './answers/sessions.ts';
import { statisticsAnswers } from './answers/statistics.ts';
import { termsAnswers } from './answers/terms.ts';
import { ticketAnswers } from './answers/tickets.ts';
import { treeAnswers } from './answers/tree.ts';
import { uploadAnswers } from './answers/uploads.ts';
import type { World } from './world.ts';

/** What the mocked server answers out of a world. */
export function answersFrom(world: World): Answers {
  return {
    ...authAnswers(world),
    ...sessionAnswers(world),
    ...clientErrorAnswers(),
    ...liveAnswers(world),
    ...memberAnswers(world),
    ...termsAnswers(world),
    ...placeAnswers(world),
    ...poolAnswers(world),
    ...statisticsAnswers(world),
    ...ledgerAnswers(world),
    ...referralAnswers(world),
    ...treeAnswers(world),
    ...notificationAnswers(world),
    ...uploadAnswers(world),
    ...ticketAnswers(world),
    ...deskAnswers(world),
  };
}
