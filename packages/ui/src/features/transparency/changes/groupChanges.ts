import type { AdminChange } from '../../../ports/poolProofs.ts';

/** Maximum distance of the actions of one decision, in milliseconds. */
const oneDecision = 60 * 60 * 1000;

/**
 * Groups the same action on several contracts at about the same time: opening nine pools takes nine
 * actions.
 * @param changes Newest first.
 * @returns Groups in the order of their newest action; each sorted by level, the registry first.
 */
export function groupChanges(changes: readonly AdminChange[]): readonly (readonly AdminChange[])[] {
  const groups: AdminChange[][] = [];
  const open = new Map<string, AdminChange[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.event, change.details]);
    const group = open.get(key);
    const [newest] = group ?? [];
    const isSame =
      newest &&
      Date.parse(newest.at) - Date.parse(change.at) <= oneDecision &&
      !group?.some(({ contract }) => contract === change.contract);
    if (group && isSame) {
      group.push(change);
      continue;
    }
    const next = [change];
    groups.push(next);
    open.set(key, next);
  }
  return groups.map((group) => group.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)));
}
