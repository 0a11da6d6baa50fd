import { type ActField, type ActValues, actForm, levels, type OperatorAct } from '@upline/domain';
import { Select, TextField } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from '../Operate.css.ts';
import { fields } from './Act.css.ts';

export interface ActFormProps {
  act: OperatorAct;
  values: ActValues;
  faults: Readonly<Partial<Record<ActField, string>>>;
  /** Allowed ranges, beside the fields; `null` if unknown. */
  limits: string | null;
  onChange: (make: (before: ActValues) => ActValues) => void;
}

export function ActForm({ act, values, faults, limits, onChange }: ActFormProps) {
  const d = useDeskMessage();
  const { fields: asked, optional } = actForm(act);
  const levelOptions = levels.map(({ position }) => ({
    value: `${position}`,
    label: d('desk.act.level', { level: position }),
  }));
  const choices: Partial<Record<ActField, readonly { value: string; label: string }[]>> = {
    pool: [{ value: 'all', label: d('desk.act.all') }, ...levelOptions],
    at: [
      { value: 'all', label: d('desk.act.allContracts') },
      { value: 'registry', label: d('desk.act.registry') },
      ...levelOptions,
    ],
    level: levelOptions,
    role: [
      { value: 'PRODUCT', label: 'PRODUCT' },
      { value: 'ROYALITY', label: 'ROYALITY' },
    ],
  };
  if (asked.length === 0) return <p className={styles.quiet}>{d('desk.act.noValues')}</p>;
  return (
    <div className={fields}>
      {asked.map((field) => {
        const label = d(`desk.act.field.${field}`);
        const value = values[field] ?? '';
        const set = (next: string) => onChange((before) => ({ ...before, [field]: next }));
        const options = choices[field];
        const errorMessage = faults[field];
        const words = { label, ...(errorMessage && { errorMessage }) };
        return options ? (
          <Select
            key={field}
            {...words}
            options={options}
            value={value === '' ? null : value}
            placeholder={d('desk.act.choose')}
            onChange={set}
          />
        ) : (
          <TextField
            key={field}
            {...words}
            {...(optional.includes(field) && {
              description: d(field === 'amount' ? 'desk.act.allOfIt' : 'desk.act.stays'),
            })}
            value={value}
            onChange={set}
          />
        );
      })}
      {limits && <p className={styles.quiet}>{limits}</p>}
    </div>
  );
}
