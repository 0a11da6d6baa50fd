import { cover } from './ProfileHeader.css.ts';

const places = [-2, -1, 0, 1, 2] as const;
const root = { x: 100, y: 14 };

/** A member with five members below, and theirs below them: the picture on every profile. */
export function ProfileCover() {
  return (
    <div className={cover} aria-hidden>
      <svg viewBox="0 0 200 96" height="100%" fill="none" stroke="currentColor" focusable={false} aria-hidden>
        <circle cx={root.x} cy={root.y} r={6} />
        {places.map((place) => {
          const x = root.x + place * 40;
          return (
            <g key={place} opacity={0.7}>
              <path d={`M${root.x} ${root.y + 6}L${x} 44`} />
              <circle cx={x} cy={48} r={4} />
              {places.map((below) => (
                <path key={below} opacity={0.6} d={`M${x} 52L${x + below * 8} 84`} />
              ))}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
