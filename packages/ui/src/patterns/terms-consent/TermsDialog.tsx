import type { TermsText } from '@upline/domain';
import { InEnglish } from '../../messages/InEnglish.tsx';
import { useMessage } from '../../messages/useMessage.ts';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { TermsClauses } from './TermsClauses.tsx';
import { TermsInForce } from './TermsInForce.tsx';

export interface TermsDialogProps {
  /** A version by its own words, which are English. @default the one in force, in the language of the page */
  terms?: TermsText;
  onClose: () => void;
}

/** The terms and the risk notice to be read. */
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
