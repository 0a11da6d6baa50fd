import { shortAddress } from '@upline/domain';
import type { LineMember } from '../read/shownLine.ts';

/** What a member is called in words: their name, or the ends of their wallet. */
export const memberName = ({ wallet, name }: LineMember) => name || shortAddress(wallet);
