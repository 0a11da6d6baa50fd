import * as z from 'zod';
import { walletOut } from './fields.ts';

/** The public fields of a member: the spec's tree node without its downlines. Spec §3. */
export const person = z.object({
  /** The member ID; `''` if the wallet is not registered. */
  id: z.string(),
  name: z.string(),
  walletId: walletOut,
  photo: z.string(),
  profileLink: z.string(),
});
