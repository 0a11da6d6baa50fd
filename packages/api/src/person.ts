import * as z from 'zod';
import { walletOut } from './fields.ts';

/** What everybody may know of somebody in the network: the spec's tree node without its downlines. Spec §3. */
export const person = z.object({
  /** The member ID; `''` for a wallet that only the chain names. */
  id: z.string(),
  name: z.string(),
  walletId: walletOut,
  photo: z.string(),
  profileLink: z.string(),
});
