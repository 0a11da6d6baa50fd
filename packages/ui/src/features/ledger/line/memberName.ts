import { shortAddress } from '@upline/domain';
import type { LineMember } from '../read/shownLine.ts';

export const memberName = ({ wallet, name }: LineMember) => name || shortAddress(wallet);
