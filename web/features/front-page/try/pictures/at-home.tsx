import type { ReactNode } from 'react';
import type { TradeKey } from '../trades.ts';

/** Drawn here, so that the front page asks nobody for a picture. Colours of their own: a picture knows no theme. */
export const picturesAtHome: Partial<Record<TradeKey, ReactNode>> = {
  plumber: (
    <>
      <path fill="#d5e9e8" d="M0 0h400v400H0z" />
      <path
        stroke="#bddbda"
        strokeWidth="3"
        d="M0 70h400M0 150h400M0 230h400M50 0v290M150 0v290M250 0v290M350 0v290"
      />
      <path fill="#f4f8f8" d="M0 292h400v108H0z" />
      <path fill="#e1ebec" d="M78 300h244c-6 58-50 84-122 84S84 358 78 300Z" />
      <path fill="#c3d3d6" d="M62 284h276v20H62z" />
      <path
        fill="none"
        stroke="#5f7f8c"
        strokeWidth="26"
        strokeLinecap="round"
        d="M150 284V158a44 44 0 0 1 88 0v22"
      />
      <path
        fill="none"
        stroke="#8fb0ba"
        strokeWidth="7"
        strokeLinecap="round"
        d="M144 276V160a50 50 0 0 1 40-48"
      />
      <path fill="#5f7f8c" d="M219 176h38v16h-38z" />
      <path fill="#e0644f" d="M112 206h26v14h-26z" />
      <circle cx="106" cy="213" r="15" fill="#e0644f" />
      <path fill="#2f8fc4" d="M238 214c11 17 17 27 17 36a17 17 0 0 1-34 0c0-9 6-19 17-36Z" />
      <path fill="#8ccbea" d="M231 246c1-7 3-11 5-14 0 9-1 14-5 14Z" />
    </>
  ),
  electrician: (
    <>
      <path fill="#15263d" d="M0 0h400v400H0z" />
      <circle cx="200" cy="186" r="170" fill="#1d3452" />
      <circle cx="200" cy="186" r="122" fill="#2b4766" />
      <path stroke="#0d1929" strokeWidth="8" d="M200 0v84" />
      <path fill="#0d1929" d="M176 78h48v46h-48z" />
      <path fill="#ffd483" d="M176 124h48c2 26 42 42 42 86a66 66 0 0 1-132 0c0-44 40-60 42-86Z" />
      <path
        fill="#fff1cd"
        d="M160 202c2-26 16-36 24-52 2 26-10 34-10 58a24 24 0 0 0 6 16c-12-2-20-10-20-22Z"
      />
      <path
        fill="none"
        stroke="#c77f2b"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m180 236 10-42 10 24 10-24 10 42"
      />
      <path
        stroke="#ffd483"
        strokeWidth="7"
        strokeLinecap="round"
        d="M96 210H74M326 210h-22M124 132l-16-14M276 132l16-14M128 290l-14 16M272 290l14 16M200 316v20"
      />
    </>
  ),
  carpenter: (
    <>
      <path fill="#c9e0ef" d="M0 0h400v400H0z" />
      <path fill="#a9c7b0" d="m0 250 80-62 70 46 90-80 160 108v138H0z" />
      <path fill="#7fa982" d="M0 312h400v88H0z" />
      <path
        fill="none"
        stroke="#a86a34"
        strokeWidth="16"
        strokeLinejoin="round"
        d="M104 330V188l96-82 96 82v142"
      />
      <path
        stroke="#c98d4f"
        strokeWidth="12"
        d="M104 330h192M104 258h192M152 330V150M248 330V150M200 330V112M104 190h192"
      />
      <path stroke="#8a5425" strokeWidth="7" d="m108 326 40-64M292 326l-40-64" />
      <path fill="#e8c08d" d="M66 340h150v14H66z" />
      <path fill="#d9a566" d="M84 354h170v14H84z" />
    </>
  ),
  cleaner: (
    <>
      <path fill="#e6f1f5" d="M0 0h400v400H0z" />
      <path fill="#fff" d="M96 52h208v210H96z" />
      <path fill="#a8d5ea" d="M108 64h184v186H108z" />
      <path fill="#7fb2a8" d="m108 206 52-46 36 28 52-50 44 40v72H108z" />
      <path fill="#5f9bbd" d="M108 226h184v24H108z" />
      <path fill="#fff" d="M194 64h12v186h-12zM108 146h184v12H108z" />
      <path fill="#cfdee4" d="M84 262h232v14H84z" />
      <path fill="#ecd9bf" d="M0 330h400v70H0z" />
      <path fill="#e8604f" d="M152 290h96l-12 78h-72z" />
      <path fill="none" stroke="#9a3a2e" strokeWidth="5" d="M156 292a44 40 0 0 1 88 0" />
      <path fill="#fbfdff" d="M160 292a14 14 0 0 1 22-12 18 18 0 0 1 32-2 16 16 0 0 1 26 14z" />
      <path
        fill="#fff"
        d="m266 84 7 17 17 7-17 7-7 17-7-17-17-7 17-7zM134 108l5 12 12 5-12 5-5 12-5-12-12-5 12-5z"
      />
    </>
  ),
  yoga: (
    <>
      <path fill="#d3e6d8" d="M0 0h400v400H0z" />
      <circle cx="200" cy="176" r="112" fill="#f8cf80" />
      <circle cx="200" cy="176" r="84" fill="#fbdf9f" />
      <path fill="#a8cbb7" d="m0 284 90-60 60 34 60-46 70 50 120-70v208H0z" />
      <path fill="#8ab8c4" d="M0 318h400v82H0z" />
      <path fill="#6d5a9c" d="M84 340h232l16 22H68z" />
      <circle cx="200" cy="146" r="24" fill="#2f4f57" />
      <path fill="#2f4f57" d="M176 186c14-8 34-8 48 0l8 92h-64z" />
      <path
        fill="none"
        stroke="#2f4f57"
        strokeWidth="17"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m178 194-46 66 26 44M222 194l46 66-26 44"
      />
      <path
        fill="none"
        stroke="#2f4f57"
        strokeWidth="26"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M190 284c-30 8-62 20-80 40h110M210 284c30 8 62 20 80 40h-60"
      />
    </>
  ),
};
