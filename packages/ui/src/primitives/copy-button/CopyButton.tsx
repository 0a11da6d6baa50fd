import { useMessage } from '../../messages/useMessage.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { CopyStatus } from '../copy-text/CopyStatus.tsx';
import { copyIcons } from '../copy-text/copyIcons.ts';
import { useCopy } from '../copy-text/useCopy.ts';
import { root, wide } from './CopyButton.css.ts';

export interface CopyButtonProps
  extends Omit<ButtonProps, 'busyLabel' | 'children' | 'icon' | 'isBusy' | 'onPress'> {
  /** Text for the clipboard. */
  text: string;
  /**
   * Label that names the object if several copy buttons are near: “Copy link”.
   * @default 'Copy'
   */
  label?: string;
  onCopy?: () => void;
}

/** Copies a text and shows the result for two seconds. `className` and `ref` go to the button. */
export function CopyButton({ text, label, onCopy, isWide = false, ...props }: CopyButtonProps) {
  const t = useMessage();
  const { outcome, copy } = useCopy(text);
  return (
    <span className={isWide ? wide : root}>
      <Button
        {...props}
        isWide={isWide}
        icon={copyIcons[outcome]}
        onPress={() => {
          copy();
          onCopy?.();
        }}
      >
        {outcome === 'copied' ? t('common.copied') : (label ?? t('common.copy'))}
      </Button>
      <CopyStatus outcome={outcome} />
    </span>
  );
}
