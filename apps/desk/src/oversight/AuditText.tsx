import { routes } from '@upline/api';
import { isOperatorAct, kindOfAct, shortAddress } from '@upline/domain';
import { type DeskTranslate, useDeskMessage } from '../messages/useDeskMessage.ts';
import { actValuesText } from '../operate/waiting/actValues.ts';
import { ticketPathOf } from '../shell/deskPaths.ts';
import { words } from './Audit.css.ts';
import type { AuditEntry } from './auditQuery.ts';

/** Method and path of a call; the raw name if unknown to this version. */
function callWords(name: string | undefined): string {
  const route = Object.entries(routes).find(([one]) => one === name)?.[1];
  return route ? `${route.method} ${route.path}` : (name ?? '');
}

/** Label of an act; `''` if unknown to this version. */
const actText = (d: DeskTranslate, act = '') => (isOperatorAct(act) ? d(`desk.act.${act}`) : '');

/** A sent act with its values, and its fingerprint. */
function sentText(d: DeskTranslate, { sent }: AuditEntry['details']) {
  const values = actValuesText(d, sent?.values ?? {});
  const act = actText(d, sent?.act);
  return { act: values ? `${act} (${values})` : act, fingerprint: sent?.fingerprint ?? '' };
}

/** Description of an entry without its ticket or member. */
function useDeed({ act, details }: AuditEntry): string {
  const d = useDeskMessage();
  const { query = '', found = 0, role, call, macro, hours = 0, text = '', other = 0 } = details;
  switch (act) {
    case 'report':
      return d('desk.audit.did.report', { days: query.replace(' ', ' – ') });
    case 'hours':
      return d('desk.audit.did.hours', { version: hours });
    case 'search':
      return query === ''
        ? d('desk.audit.did.searched', { found })
        : d('desk.audit.did.search', { query, found });
    case 'grant':
    case 'withdraw':
      return d(`desk.audit.did.${act}`, { role: role ? d(`desk.team.role.${role}`) : '' });
    case 'mergedInto':
    case 'mergedFrom':
    case 'unmerge':
    case 'splitInto':
    case 'splitFrom':
    case 'link':
    case 'unlink':
      return d(`desk.audit.did.${act}`, { other });
    case 'macro':
      return d('desk.audit.did.macro', { name: macro?.name ?? '' });
    case 'setIncident':
    case 'endIncident':
      return d(`desk.audit.did.${act}`, { text });
    case 'sendAct':
      return d(`desk.audit.did.sendAct.${details.sent?.way ?? 'file'}`, sentText(d, details));
    case 'giveUpAct':
      return d('desk.audit.did.giveUpAct', sentText(d, details));
    case 'announceAct':
      return d(details.announced?.reason ? 'desk.audit.did.announceAct' : 'desk.audit.did.takeReasonBack', {
        act: actText(d, details.announced?.act),
        reason: details.announced?.reason ?? '',
      });
    case 'refused':
      return d('desk.audit.did.refused', { call: callWords(call) });
    default:
      // A newer server may send unknown entries.
      return d(act in kindOfAct ? `desk.audit.did.${act}` : 'desk.audit.did.unknown');
  }
}

/** Description of an entry, with a link to its ticket. */
export function AuditText({ entry }: { entry: AuditEntry }) {
  const d = useDeskMessage();
  const deed = useDeed(entry);
  const { ticket, member, details } = entry;
  return (
    <span className={words}>
      <span>{deed}</span>
      {ticket && (
        <>
          {' '}
          <a href={ticketPathOf(ticket.number)} tabIndex={-1} title={ticket.subject}>
            {d('desk.audit.ticket', { number: ticket.number })}
          </a>
        </>
      )}
      {!ticket && member && <span>{` ${member.name || shortAddress(member.walletId)}`}</span>}
      {details.wallet && <span>{` ${shortAddress(details.wallet)}`}</span>}
    </span>
  );
}
