import { changedFields } from '@upline/domain';
import { DescriptionList } from '@upline/ui';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import * as styles from './Audit.css.ts';
import { type AuditEntry, useFits } from './auditQuery.ts';

/** Known fields; a newer server may send others. */
const fields: readonly string[] = changedFields;

/** Changes of an entry, and the two hashes that link it into the chain. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const d = useDeskMessage();
  const fits = useFits(entry);
  const { number, at, previous, hash, details, member } = entry;
  const valuesOf = (values: readonly string[]) => values.join(', ') || d('desk.audit.nothing');
  const name = member && (member.name || member.id || member.walletId);
  return (
    <div className={styles.details}>
      {(details.changes ?? []).length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col" className={styles.changeCell}>
                {d('desk.audit.field')}
              </th>
              <th scope="col" className={styles.changeCell}>
                {d('desk.audit.before')}
              </th>
              <th scope="col" className={styles.changeCell}>
                {d('desk.audit.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {(details.changes ?? []).map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row" className={styles.changeCell}>
                  {fields.includes(field) ? d(`desk.audit.field.${field}`) : field}
                </th>
                <td className={styles.changeCell}>{valuesOf(before)}</td>
                <td className={styles.changeCell}>{valuesOf(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.proof}>
        {name && <p>{d('desk.audit.of', { name })}</p>}
        <DescriptionList
          isDense
          items={[
            {
              term: d('desk.audit.entry'),
              details: (
                <span className={styles.mono}>
                  {`${number.toLocaleString('en')} · ${at.replace('T', ' ').replace('Z', ' UTC')}`}
                </span>
              ),
            },
            {
              term: d('desk.audit.previous'),
              details: (
                <span translate="no" className={styles.mono}>
                  {previous}
                </span>
              ),
            },
            {
              term: d('desk.audit.own'),
              details: (
                <span className={styles.mono}>
                  <span translate="no">{hash}</span>{' '}
                  {fits !== undefined && (
                    <strong className={styles.verdict[fits ? 'fits' : 'fitsNot']}>
                      {d(fits ? 'desk.audit.fits' : 'desk.audit.fitsNot')}
                    </strong>
                  )}
                </span>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
