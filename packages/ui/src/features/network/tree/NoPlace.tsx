import { type Position, paths } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';

export interface NoPlaceProps {
  /** The level that would bring a place. */
  position: Position;
}

/** Stands where the tree of a level would be that the member has not bought. */
export function NoPlace({ position }: NoPlaceProps) {
  const t = useMessage();
  return (
    <Card>
      <EmptyState
        title={t('tree.noPlace')}
        action={<LinkButton href={paths.forgeRace}>{t('nav.forgeRace')}</LinkButton>}
      >
        {t('tree.noPlace.hint', { level: position })}
      </EmptyState>
    </Card>
  );
}
