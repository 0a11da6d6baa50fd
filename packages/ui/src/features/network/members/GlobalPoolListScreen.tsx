import { globalLevels, listPageSize, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { SegmentedControl } from '../../../primitives/segmented-control/SegmentedControl.tsx';
import type { ListPageProps, ListQuestion } from './ListPage.tsx';
import { PoolMemberList } from './PoolMemberList.tsx';

export interface GlobalPoolListQuestion extends ListQuestion {
  /** 3, 6 or 9. */
  position: Position;
}

export interface GlobalPoolListScreenProps
  extends Omit<GlobalPoolListQuestion, 'position'>,
    Pick<ListPageProps, 'onTurnBack'> {
  /**
   * The listed global pool: 3, 6 or 9.
   * @default 3
   */
  position?: Position;
  /** Called with the next question; the parent stores it, for example in the address. */
  onChange: (question: GlobalPoolListQuestion) => void;
}

/** The members of one of the three global pools. Spec §2. */
export function GlobalPoolListScreen({ position = 3, onChange, ...asked }: GlobalPoolListScreenProps) {
  const t = useMessage();
  const changeTo = (level: string) => {
    const chosen = globalLevels.find((global) => String(global.position) === level);
    if (chosen) onChange({ search: asked.search, page: 1, position: chosen.position });
  };
  return (
    <PoolMemberList
      {...asked}
      title={t('members.global.title')}
      position={position}
      pageSize={listPageSize}
      filter={
        <SegmentedControl
          label={t('members.global.pool')}
          value={String(position)}
          onChange={changeTo}
          segments={globalLevels.map((global) => ({
            value: String(global.position),
            label: t('level.title', { level: global.position }),
          }))}
        />
      }
      onChange={(question) => onChange({ ...question, position })}
    />
  );
}
