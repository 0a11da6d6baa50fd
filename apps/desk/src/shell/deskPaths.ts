import { type OperatorAct, type StaffArea, type TicketView, ticketViews } from '@upline/domain';

/** The views in the order of the area’s navigation. */
export const deskViews: readonly TicketView[] = ticketViews;

/** Where a view of the queue is. */
export const queuePath = (view: TicketView) => `/support/${view}`;

/** Where a ticket is. @param number Its place among all tickets, or its ID. */
export const ticketPathOf = (number: number | string) => `/support/tickets/${number}`;

/** Where the macros are. */
export const macrosPath = '/support/macros';

/** Where the pools are seen at a glance. */
export const overviewPath = '/operate';

/** Where the clocks are that run on the chain. */
export const clocksPath = '/operate/clocks';

/** Where each role is, contract by contract. */
export const rolesPath = '/operate/roles';

/** Where one sees what each pool holds, owes and keeps. */
export const fundsPath = '/operate/funds';

/** Where one sees what was changed since the launch. */
export const driftPath = '/operate/drift';

/** Where the acts are that the chain has seen. */
export const historyPath = '/operate/history';

/** Where one sees what members were told of acts. */
export const announcementsPath = '/operate/announcements';

/** Where an act is planned, tried and sent. */
export const actPath = (act: OperatorAct) => `/operate/acts/${act}`;

/** Where each area begins. */
export const areaPaths: Record<StaffArea, string> = { support: queuePath('open'), operate: overviewPath };

/** The area that a page belongs to, by its path. */
export function areaOf(path: string): StaffArea {
  return path === overviewPath || path.startsWith(`${overviewPath}/`) ? 'operate' : 'support';
}

/** Where somebody who sees these areas begins. */
export const startOf = ([first]: readonly StaffArea[]) => areaPaths[first ?? 'support'];
/** What an address ends with that leads to the field where one answers. */
export const replyHash = '#reply';

/** Where one answers a ticket. @param number Likewise. */
export const replyPathOf = (number: number | string) => `${ticketPathOf(number)}${replyHash}`;

/** Where the log of what the staff did is. */
export const auditPath = '/audit';

/** Where a lead tells everybody of an incident. */
export const incidentPath = '/support/incident';

/** Where leads answer what members ask of their data. */
export const dataRequestsPath = '/support/data-requests';

/** Where one of these requests is. */
export const dataRequestPath = (id: string) => `${dataRequestsPath}/${encodeURIComponent(id)}`;

/** Where one sees who has which role. */
export const teamPath = '/support/team';

/** Where opening hours and targets are. */
export const hoursPath = '/support/hours';

/** Where reports are. */
export const reportsPath = '/support/reports';
