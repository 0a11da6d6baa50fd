import { generations } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { MemberRowSkeleton } from '../members/MemberRowSkeleton.tsx';
import { drawingHeight, heightOf, topOf, widthOf } from './drawnSizes.ts';
import { coming, stage } from './MatrixDrawing.css.ts';
import { drawing, head, list } from './MatrixView.css.ts';

const places = Array.from({ length: generations }, (_, index) => index);

export function MatrixSkeleton() {
  const t = useMessage();
  const boxOf = (row: 0 | 1, middle: number) => {
    const width = `min(${widthOf(row, 1190)}px, ${row === 0 ? 100 : 18}%)`;
    const place = { insetBlockStart: topOf[row], insetInlineStart: `calc(${middle}% - ${width} / 2)` };
    return { width, height: heightOf[row], ...place };
  };
  return (
    <>
      <PanelCell className={drawing} aria-hidden>
        <div className={stage} style={{ height: drawingHeight + 30 }}>
          <span className={coming} style={boxOf(0, 50)} />
          {places.map((place) => (
            <span key={place} className={coming} style={boxOf(1, 20 * place + 10)} />
          ))}
        </div>
      </PanelCell>
      <PanelCell isFlush aria-busy>
        <VisuallyHidden>
          <span role="status">{t('common.loading')}</span>
        </VisuallyHidden>
        <div className={head}>
          <Skeleton text="title3" />
        </div>
        <div className={list}>
          {places.map((place) => (
            <MemberRowSkeleton key={place} />
          ))}
        </div>
      </PanelCell>
    </>
  );
}
