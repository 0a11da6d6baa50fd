import { sessions, signInAttempts, signinMessages } from '../auth/schema.ts';
import { staffActs } from '../desk/schema.ts';
import {
  appliedTerms,
  blocks,
  checkpoints,
  entries,
  fundClaims,
  operatorActs,
  pauses,
  places,
  pools,
  totals,
  wallets,
} from '../ledger/schema.ts';
import { acceptedTerms, members } from '../members/schema.ts';
import { notifications, readNotices } from '../notifications/schema.ts';
import { enrolments, placeQuestions } from '../places/schema.ts';
import { idempotencyKeys, ticketMessages, tickets } from '../tickets/schema.ts';
import { secrets, strayFiles, uploads } from '../uploads/schema.ts';

/** Every table, as the database connection knows them. */
export const schema = {
  sessions,
  signinMessages,
  signInAttempts,
  members,
  acceptedTerms,
  notifications,
  readNotices,
  enrolments,
  placeQuestions,
  tickets,
  ticketMessages,
  idempotencyKeys,
  staffActs,
  checkpoints,
  blocks,
  wallets,
  pools,
  places,
  entries,
  fundClaims,
  pauses,
  appliedTerms,
  operatorActs,
  totals,
  uploads,
  strayFiles,
  secrets,
};
