import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant } from './fields.ts';
import { routes } from './routes.ts';

export const termsName = z.string().max(40);

const termsText = z.object({
  version: z.string(),
  risk: z.array(z.string()).readonly(),
  clauses: z.array(z.string()).readonly(),
});

/**
 * The terms of use: the text in force, and every text that the caller has accepted, word for word.
 */
const ownTerms = z.object({
  current: termsText,
  /** Newest first. A version whose text was not stored has no clauses. */
  accepted: z.array(termsText.extend({ at: instant })),
});

const terms = endpoint({
  route: routes.terms,
  summary: 'Read the terms in force and those accepted',
  description: 'What the caller accepted and what is in force now.',
  reply: success(ownTerms),
  failure: successFailure,
});

const acceptTerms = endpoint({
  route: routes.acceptTerms,
  summary: 'Accept the terms in force',
  description:
    'Accepts the terms in force; a second time changes nothing. Another version than theirs is refused ' +
    'with 409.',
  body: z.object({ version: termsName }),
  reply: success(ownTerms),
  failure: successFailure,
  errors: [409],
});

export const termsCalls = { terms, acceptTerms };
