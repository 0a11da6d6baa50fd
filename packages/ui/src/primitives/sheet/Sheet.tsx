import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { OverlayHeader } from '../dialog/OverlayHeader.tsx';
import { actions, body, content, panel, scrim } from './Sheet.css.ts';

export interface SheetProps {
  /** What it holds, for example “Menu”. */
  title: string;
  /** Links or other content; a function is given what closes the sheet. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons that stay in sight at the foot, side by side. */
  foot?: (close: () => void) => ReactNode;
  /** Left out inside a DialogTrigger, which then holds it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A panel from the side that one looks into and leaves again: the menu on a phone. A decision is a Dialog. */
export function Sheet({ title, children, foot, isOpen, onOpenChange, className, ...props }: SheetProps) {
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal {...props} className={classNames(panel, className)}>
        <AriaDialog className={body}>
          {({ close }) => (
            <>
              <div className={content}>
                <OverlayHeader title={title} onClose={close} />
                {typeof children === 'function' ? children(close) : children}
              </div>
              {foot && <div className={actions}>{foot(close)}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
