import sharp from 'sharp';

const scene = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1600">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f7c58b"/><stop offset="0.55" stop-color="#f2e3d0"/><stop offset="1" stop-color="#dfe9ee"/>
    </linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#86aebb"/><stop offset="1" stop-color="#3f6d80"/>
    </linearGradient>
  </defs>
  <rect width="1600" height="1600" fill="url(#sky)"/>
  <circle cx="1180" cy="420" r="120" fill="#fff3dd"/>
  <path d="M0 820 L260 480 L420 640 L700 330 L960 700 L1180 520 L1600 860 V1000 H0Z" fill="#6f8fa3"/>
  <path d="M0 940 L340 700 L620 880 L980 690 L1290 890 L1600 760 V1060 H0Z" fill="#4c6f84"/>
  <rect y="1000" width="1600" height="220" fill="url(#water)"/>
  <path d="M0 1190 H1600 V1600 H0Z" fill="#4d5358"/>
  <path d="M0 1190 H1600 V1214 H0Z" fill="#e9e2d2"/>
  <g stroke="#f5efe0" stroke-width="14" stroke-dasharray="120 90"><path d="M0 1430 H1600"/></g>
  <g transform="translate(330 880)">
    <path d="M40 380 V150 Q40 60 130 60 H640 Q700 60 740 120 L830 240 Q900 250 910 310 V380Z" fill="#0f6e5c"/>
    <path d="M660 110 H690 Q710 110 730 142 L782 232 H660Z" fill="#cfe7ee"/>
    <rect x="95" y="140" width="480" height="150" rx="18" fill="#f4f7f2"/>
    <text x="335" y="205" font-family="sans-serif" font-weight="700" font-size="66" text-anchor="middle" fill="#0f6e5c">Bergen Rør</text>
    <text x="335" y="258" font-family="sans-serif" font-size="34" text-anchor="middle" fill="#3d5a55">warm by tonight</text>
    <rect x="30" y="360" width="890" height="40" rx="18" fill="#0b4c40"/>
    <g fill="#23282b"><circle cx="220" cy="400" r="88"/><circle cx="740" cy="400" r="88"/></g>
    <g fill="#b9c4c6"><circle cx="220" cy="400" r="40"/><circle cx="740" cy="400" r="40"/></g>
    <rect x="880" y="300" width="36" height="28" rx="8" fill="#ffe9a8"/>
  </g>
</svg>`;

/** A plumber's own picture: the van in front of the fjord, as a camera would have stored it. */
export function takeVanPicture(): Promise<Buffer> {
  return sharp(Buffer.from(scene)).jpeg({ quality: 92 }).toBuffer();
}
