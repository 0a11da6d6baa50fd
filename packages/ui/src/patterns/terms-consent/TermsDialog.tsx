import type { TermsText } from '@upline/domain';
import { InEnglish } from '../../messages/InEnglish.tsx';
import { useMessage } from '../../messages/useMessage.ts';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { TermsClauses } from './TermsClauses.tsx';
import { TermsInForce } from './TermsInForce.tsx';

export interface TermsDialogProps {
  /**
   * Another version of the terms, in English.
   * @default the version in force, in the page's language
   */
  terms?: TermsText;
  onClose: () => void;
}

/** A dialog with the terms and the risk notice. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const t = useMessage();
  return (
    <Dialog title={t('access.terms.title')} size="m" isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      {terms ? (
        <InEnglish>
          <TermsClauses {...terms} />
        </InEnglish>
      ) : (
        <TermsInForce />
      )}
    </Dialog>
  );
}
