import { Badge, Button, EmptyState, Heading, Skeleton, Text, Timestamp } from '@upline/ui';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { useAtDesk } from '../../shell/deskContext.ts';
import { macrosPath } from '../../shell/deskPaths.ts';
import { LoadFailed } from '../../shell/LoadFailed.tsx';
import { MacroDialog } from './MacroDialog.tsx';
import * as styles from './Macros.css.ts';
import { MacroText } from './MacroText.tsx';
import { type Macro, useMacros } from './macrosQuery.ts';
import { useMacroText } from './useMacroText.ts';

export function MacrosScreen() {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  const { data: macros, error, isFetching, refetch } = useMacros();
  const [edited, setEdited] = useState<Macro | 'new' | null>(null);
  const isLead = me.roles.includes('lead');
  return (
    <DeskFrame path={macrosPath} title={d('desk.macros')} keys={[]}>
      <div className={styles.page}>
        <div className={styles.head}>
          <Text as="p" size="small" tone="muted">
            {d(isLead ? 'desk.macros.hint' : 'desk.macros.forLeads')}
          </Text>
          {isLead && (
            <Button tone="primary" size="s" icon={Plus} onPress={() => setEdited('new')}>
              {d('desk.macros.new')}
            </Button>
          )}
        </div>
        {error && (
          <LoadFailed isFetching={isFetching} onRetry={() => void refetch()}>
            {d('desk.macros.failed')}
          </LoadFailed>
        )}
        {!macros && !error && (
          <div role="status" aria-label={d('desk.macros.loading')} className={styles.list}>
            <Skeleton block="card" />
            <Skeleton block="card" />
          </div>
        )}
        {macros?.length === 0 && (
          <EmptyState title={d('desk.macros.none')}>{d('desk.macros.none.hint')}</EmptyState>
        )}
        {macros && macros.length > 0 && (
          <ul className={styles.list} aria-label={d('desk.macros')}>
            {macros.map((macro) => (
              <MacroItem key={macro.id} macro={macro} {...(isLead && { onEdit: () => setEdited(macro) })} />
            ))}
          </ul>
        )}
      </div>
      {edited && (
        <MacroDialog
          key={edited === 'new' ? edited : `${edited.id} ${edited.version}`}
          macro={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </DeskFrame>
  );
}

function MacroItem({ macro, onEdit }: { macro: Macro; onEdit?: () => void }) {
  const d = useDeskMessage();
  const does = useMacroText();
  const { name, text, version, by, at, isRetired } = macro;
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <Heading level={2} size="smallStrong">
          {name}
        </Heading>
        {isRetired && <Badge>{d('desk.macro.retired')}</Badge>}
        <Text inline size="small" tone="muted" className={styles.does}>
          {does(macro)}
        </Text>
        {onEdit && (
          <Button size="s" icon={Pencil} onPress={onEdit} aria-label={d('desk.macro.editOf', { name })}>
            {d('desk.macro.edit')}
          </Button>
        )}
      </div>
      {text && <MacroText text={text} />}
      <Text inline size="caption" tone="muted">
        <span>{d('desk.macro.by', { version, name: by.name || by.walletId })}</span>{' '}
        <Timestamp iso={at} detail="recent" size="caption" tone="muted" />
      </Text>
    </li>
  );
}
