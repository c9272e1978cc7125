const lines = [0, 12, 24, 36, 48];

/** The light over the front page. The public script lets it sweep once when an ad is written. */
export function Aurora({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 1440 260" preserveAspectRatio="none" fill="none" className={className}>
      {lines.map((drop, place) => {
        const d = `M-20 ${96 + drop}C180 ${20 + drop} 330 ${150 + drop} 560 ${92 + drop}S930 ${10 + drop} 1120 ${70 + drop}s240 40 360 -10`;
        return (
          <g key={drop} opacity={0.9 - place * 0.16}>
            <path
              d={d}
              stroke="var(--aurora)"
              strokeWidth="1.5"
              opacity="0.45"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={d}
              data-try-light
              pathLength="1"
              strokeDasharray="0.28 2"
              strokeDashoffset="0.3"
              stroke="var(--accent)"
              strokeWidth="3"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        );
      })}
    </svg>
  );
}
