import { dashboardReferrals } from '@upline/domain';

/** As many rows as each of the dashboard's two lists shows. Spec §9. */
export const places = Array.from({ length: dashboardReferrals }, (_, index) => index + 1);
