import { riskMessages, type TermsText, termsMessages, termsVersion } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { TermsClauses } from './TermsClauses.tsx';

export interface TermsDialogProps {
  /** A version by its own words. @default the one in force, in the language of the page */
  terms?: TermsText;
  onClose: () => void;
}

/** The terms and the risk notice to be read. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const t = useMessage();
  const read = terms ?? {
    version: termsVersion,
    risk: riskMessages.map((id) => t(id)),
    clauses: termsMessages.map((id) => t(id)),
  };
  return (
    <Dialog title={t('access.terms.title')} size="m" isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <TermsClauses {...read} />
    </Dialog>
  );
}
