import { useMessage } from '../../../messages/useMessage.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { badge, title } from './ParticipationSkeleton.css.ts';

/** The shape of one pool's figures while they are on their way. */
export function ParticipationSkeleton() {
  const t = useMessage();
  const details = <Skeleton text="body" width="short" />;
  return (
    <Card aria-hidden>
      <div className={badge}>
        <Skeleton text="body" width="short" />
      </div>
      <div className={title}>
        <Skeleton text="title3" width="short" />
      </div>
      <DescriptionList
        items={[
          { term: t('participation.productFund'), details },
          { term: t('participation.referralFund'), details },
          { term: t('participation.levelIncome'), details },
          { term: t('participation.lostIncome'), details },
          { term: t('participation.updated'), details },
        ]}
      />
    </Card>
  );
}
