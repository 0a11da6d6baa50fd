import { useMessage } from '../../../messages/useMessage.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { bonus, form } from './ClaimCard.css.ts';

/** The shape of a claim while the chain is asked what there is. */
export function ClaimSkeleton() {
  const t = useMessage();
  return (
    <>
      <VisuallyHidden>{t('claim.loading')}</VisuallyHidden>
      <div className={form} aria-hidden>
        <div className={bonus}>
          <Skeleton text="small" width="short" />
          <Skeleton block="control" />
        </div>
        <div className={bonus}>
          <Skeleton text="body" width="short" />
          <Skeleton text="amountL" width="medium" />
        </div>
        <Skeleton block="control" />
      </div>
    </>
  );
}
