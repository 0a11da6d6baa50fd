import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { useColleagues } from '../menus/colleaguesQuery.ts';
import type { Macro } from './macrosQuery.ts';

/** Describes the effects of a macro. */
export function useMacroText(): (macro: Macro) => string {
  const d = useDeskMessage();
  const { data: staff = [] } = useColleagues();
  return ({ text, tags, assignee, status }) => {
    const named = staff.find(({ walletId }) => walletId === assignee);
    const does = [
      ...(text ? [d('desk.macro.replies')] : []),
      ...(tags.length > 0 ? [d('desk.macro.tags', { tags: tags.join(', ') })] : []),
      ...(assignee === 'me' ? [d('desk.macro.takes')] : []),
      ...(assignee !== null && assignee !== 'me'
        ? [d('desk.macro.assigns', { name: named?.name || assignee })]
        : []),
      ...(status ? [d('desk.macro.sets', { status: d(`desk.view.${status}`) })] : []),
    ];
    return does.join(' · ') || d('desk.macro.nothing');
  };
}
