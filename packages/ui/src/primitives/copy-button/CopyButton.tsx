import { Check, Copy } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useCopy } from './useCopy.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'onPress' | 'value'> {
  /** What goes to the clipboard. */
  text: string;
  /** @default “Copy” */
  label?: string;
  onCopied?: () => void;
  /** The browser refused; the text should then be shown to be marked by hand. */
  onFailed?: () => void;
}

/** Copies one text, and says so for two seconds. */
export function CopyButton({ text, label, onCopied, onFailed, ...props }: CopyButtonProps) {
  const t = useMessage();
  const { isCopied, copy } = useCopy(text, onCopied, onFailed);
  return (
    <>
      <Button {...props} icon={isCopied ? Check : Copy} onPress={copy}>
        {isCopied ? t('common.copied') : (label ?? t('common.copy'))}
      </Button>
      <span role="status">{isCopied && <VisuallyHidden>{t('common.copied')}</VisuallyHidden>}</span>
    </>
  );
}
