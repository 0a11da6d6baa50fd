import { shortAddress } from '@upline/domain';
import type { LineMember } from '../read/shownLine.ts';

/** A member's name, or the shortened wallet. */
export const memberName = ({ wallet, name }: LineMember) => name || shortAddress(wallet);
