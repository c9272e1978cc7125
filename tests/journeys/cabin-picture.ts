import sharp from 'sharp';

const scene = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1600">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0d2440"/><stop offset="0.6" stop-color="#2d5a78"/><stop offset="1" stop-color="#e8b48a"/>
    </linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#c8977a"/><stop offset="0.35" stop-color="#3f6580"/><stop offset="1" stop-color="#14304a"/>
    </linearGradient>
    <linearGradient id="snow" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#dbe8f2"/><stop offset="1" stop-color="#8fb0c8"/>
    </linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#ffc46b" stop-opacity="0.75"/><stop offset="1" stop-color="#ffc46b" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="1600" height="1100" fill="url(#sky)"/>
  <g fill="#f3f7ff"><circle cx="210" cy="160" r="5"/><circle cx="420" cy="90" r="4"/><circle cx="690" cy="210" r="4"/><circle cx="980" cy="110" r="5"/><circle cx="1240" cy="240" r="4"/><circle cx="1420" cy="120" r="5"/><circle cx="120" cy="380" r="4"/><circle cx="1130" cy="370" r="3"/></g>
  <path d="M0 860 230 560l120 110 250-310 190 260 130-130 260 310 180-150 240 210v180H0Z" fill="#3b6480"/>
  <path d="m600 360-92 116 70-18 40 46 58-34 66 60Zm-370 200-84 112 60-24 44 40 60-38Zm690 140-70 84 66-20 60 34Z" fill="#cfe0ec"/>
  <path d="M0 980 300 780l250 150 330-190 310 190 410-170v260H0Z" fill="#234a66"/>
  <rect y="1000" width="1600" height="210" fill="url(#water)"/>
  <path d="M0 1240c260-90 520-60 800-40s560-60 800-20v420H0Z" fill="url(#snow)"/>
  <ellipse cx="800" cy="1190" rx="620" ry="330" fill="url(#glow)"/>
  <g transform="translate(470 700)">
    <rect x="450" y="-10" width="70" height="150" fill="#5d3326"/><path d="M440-26h90v26h-90Z" fill="#eef5fa"/>
    <path d="M40 260h580v300H40Z" fill="#a5382f"/>
    <g stroke="#8c2d26" stroke-width="5"><path d="M110 260v300M180 260v300M250 260v300M320 260v300M390 260v300M460 260v300M530 260v300"/></g>
    <path d="M-10 270 330 30l340 240-24 36L330 88 14 306Z" fill="#eef5fa"/>
    <g fill="#ffd48a" stroke="#f7f3ea" stroke-width="14"><rect x="100" y="330" width="130" height="130"/><rect x="430" y="330" width="130" height="130"/></g>
    <g stroke="#f7f3ea" stroke-width="9"><path d="M165 330v130M100 395h130M495 330v130M430 395h130"/></g>
    <rect x="282" y="350" width="100" height="210" fill="#23465c" stroke="#f7f3ea" stroke-width="12"/>
    <circle cx="362" cy="460" r="8" fill="#ffd48a"/>
    <path d="M270 150h124v84H270Z" fill="#ffd48a" stroke="#f7f3ea" stroke-width="12"/>
    <path d="M485-60c-30-50 40-70 8-130s44-70 20-130" fill="none" stroke="#e6eef5" stroke-width="22" stroke-linecap="round" opacity="0.5"/>
  </g>
  <g fill="#17384c"><path d="m190 880 120 220h-70l100 180H40l100-180H70Z"/><path d="m1370 820 130 240h-74l110 200h-330l108-200h-76Z"/></g>
  <g fill="#dbe8f2"><path d="m190 880 46 84-46-18-46 18ZM1370 820l50 92-50-20-50 20Z"/></g>
  <path d="M730 1260c-20 120-160 180-260 340h560c-60-160-170-220-180-340Z" fill="#c2d6e4"/>
</svg>`;

/** A plumber's own picture: a house that is warm on a winter evening, as a camera would have stored it. */
export function takeCabinPicture(): Promise<Buffer> {
  return sharp(Buffer.from(scene)).jpeg({ quality: 92 }).toBuffer();
}
