import { dashboardReferrals } from '@upline/domain';

/** Row numbers of the dashboard's lists. Spec §9. */
export const places = Array.from({ length: dashboardReferrals }, (_, index) => index + 1);
