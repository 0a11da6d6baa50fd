import { dashboardReferrals } from '@upline/domain';
import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/inLayer.ts';
import { rowHeight } from '../network/members/rowHeight.ts';

// Room for every row from the start, so that nothing below moves when they arrive.
export const list = style(
  inLayer('patterns', {
    display: 'grid',
    alignContent: 'start',
    minHeight: `${dashboardReferrals * rowHeight}px`,
  }),
);

export const empty = style(inLayer('patterns', { alignContent: 'center' }));
