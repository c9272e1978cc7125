import { cn } from '../class-names.ts';

const aurora = [0, 9, 18, 27, 36];

interface FjordSceneProps {
  /** As a picture to look at rather than a ground to stand on: closer, and brighter. */
  isNear?: boolean;
  /** The light without the land, or the land without it, where there is too little room for both. */
  only?: 'sky' | 'land' | undefined;
  className?: string;
}

/** Mountains over a fjord, and the light above them. Decoration only. */
export function FjordScene({ isNear = false, only, className }: FjordSceneProps) {
  return (
    <svg
      aria-hidden
      viewBox={isNear ? '120 20 480 340' : '0 0 1440 360'}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      className={cn('pointer-events-none w-full', className)}
    >
      {only !== 'land' &&
        aurora.map((drop, place) => (
          <path
            key={drop}
            d={`M-20 ${96 + drop}C180 ${20 + drop} 330 ${150 + drop} 560 ${92 + drop}S930 ${10 + drop} 1120 ${70 + drop}s240 ${40} 360 -10`}
            stroke={isNear ? 'var(--accent)' : 'var(--aurora)'}
            strokeWidth={isNear ? 3 : 1.5}
            opacity={0.7 - place * 0.13}
          />
        ))}
      {only !== 'sky' && <Land />}
    </svg>
  );
}

function Land() {
  return (
    <>
      <path
        d="M0 262 98 196l54 34 112-92 70 62 60-38 118 96 92-30 96 46h232l86-52 64 30 128-104 96 74 62-36 72 52v122H0Z"
        fill="var(--scene-far)"
      />
      <path
        d="M0 214 86 158l74 70 58-26 132 92 110 18H0ZM1440 190l-92 62-68-30-126 78-104 30 390-4Z"
        fill="var(--scene-near)"
      />
      <path d="M0 302h1440v58H0Z" fill="var(--scene-water)" />
      <path
        d="M420 318h240m60 0h310M560 334h120m40 0h190M640 350h150"
        stroke="var(--scene-far)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}
