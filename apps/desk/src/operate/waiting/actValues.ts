import { type ActField, type ActValues, actFields, levels, type OperatorAct } from '@upline/domain';
import type { DeskTranslate } from '../../messages/useDeskMessage.ts';
import { actPath } from '../../shell/deskPaths.ts';

/** Path of an act's page with its values. */
export function actValuesPath(act: OperatorAct, values: ActValues): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size === 0 ? actPath(act) : `${actPath(act)}?${query}`;
}

const places: readonly ActField[] = ['pool', 'at', 'level'];

function placeText(d: DeskTranslate, field: ActField, value: string): string {
  if (value === 'all') return d(field === 'at' ? 'desk.act.allContracts' : 'desk.act.all');
  if (value === 'registry') return d('desk.act.registry');
  const level = levels.find(({ position }) => `${position}` === value)?.position;
  return level ? d('desk.act.level', { level }) : value;
}

/** The values of an act in words: `Pool: Level 3 · Joining fee, USDC: 62.50`; `''` for none. */
export function actValuesText(d: DeskTranslate, values: ActValues): string {
  return actFields
    .flatMap((field) => {
      const value = values[field];
      if (!value) return [];
      const text = places.includes(field) ? placeText(d, field, value) : value;
      return [`${d(`desk.act.field.${field}`)}: ${text}`];
    })
    .join(' · ');
}
