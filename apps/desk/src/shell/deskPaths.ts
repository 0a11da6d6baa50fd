import { type OperatorAct, type StaffArea, type TicketView, ticketViews } from '@upline/domain';

/** In navigation order. */
export const deskViews: readonly TicketView[] = ticketViews;

export const queuePath = (view: TicketView) => `/support/${view}`;

/** Path of a ticket. @param number Ticket number or ID. */
export const ticketPathOf = (number: number | string) => `/support/tickets/${number}`;

export const macrosPath = '/support/macros';

export const overviewPath = '/operate';

export const clocksPath = '/operate/clocks';

export const waitingPath = '/operate/waiting';

export const rolesPath = '/operate/roles';

export const fundsPath = '/operate/funds';

export const driftPath = '/operate/drift';

export const historyPath = '/operate/history';

export const announcementsPath = '/operate/announcements';

export const actPath = (act: OperatorAct) => `/operate/acts/${act}`;

export const areaPaths: Record<StaffArea, string> = { support: queuePath('open'), operate: overviewPath };

/** Area of a page path. */
export function areaOf(path: string): StaffArea {
  return path === overviewPath || path.startsWith(`${overviewPath}/`) ? 'operate' : 'support';
}

/** Start page for a user with these areas. */
export const startOf = ([first]: readonly StaffArea[]) => areaPaths[first ?? 'support'];
/** URL fragment that focuses the reply field. */
export const replyHash = '#reply';

/** Path of a ticket's reply field. @param number Ticket number or ID. */
export const replyPathOf = (number: number | string) => `${ticketPathOf(number)}${replyHash}`;

export const auditPath = '/audit';

export const incidentPath = '/support/incident';

export const dataRequestsPath = '/support/data-requests';

export const dataRequestPath = (id: string) => `${dataRequestsPath}/${encodeURIComponent(id)}`;

export const teamPath = '/support/team';

export const hoursPath = '/support/hours';

export const reportsPath = '/support/reports';
