import type { ReactNode } from 'react';
import type { TradeKey } from '../trades.ts';

/** Drawn here, so that the front page asks nobody for a picture. Colours of their own: a picture knows no theme. */
export const picturesInTown: Partial<Record<TradeKey, ReactNode>> = {
  bakery: (
    <>
      <path fill="#f3d9b4" d="M0 0h400v400H0z" />
      <path fill="#e9c697" d="M0 0h400v96H0z" />
      <path fill="#b57a45" d="M0 292h400v108H0z" />
      <path fill="#c98f58" d="M0 292h400v14H0z" />
      <path fill="#8d5a2e" d="M74 276h252v22a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10z" />
      <path fill="#c37a35" d="M92 276c-8-66 40-106 108-106s116 40 108 106z" />
      <path fill="#dd9c52" d="M108 262c0-50 36-80 92-80s92 30 92 80c-30-16-154-16-184 0Z" />
      <path
        fill="none"
        stroke="#fbe6c4"
        strokeWidth="12"
        strokeLinecap="round"
        d="m146 238 22-36M190 234l18-42M236 238l14-36"
      />
      <path
        fill="none"
        stroke="#fff6e6"
        strokeWidth="8"
        strokeLinecap="round"
        d="M150 148c-14-16 14-30 0-48M200 138c-14-18 14-32 0-52M250 148c-14-16 14-30 0-48"
      />
      <path
        fill="none"
        stroke="#e0b662"
        strokeWidth="6"
        strokeLinecap="round"
        d="M96 360c40-10 70-12 110-6m-80 4-14-16m34 12-14-16m36 14-14-16m36 14-12-16"
      />
    </>
  ),
  restaurant: (
    <>
      <path fill="#4b2530" d="M0 0h400v400H0z" />
      <circle cx="200" cy="126" r="120" fill="#6d3840" />
      <circle cx="200" cy="126" r="74" fill="#96523f" />
      <path fill="#f4e9dc" d="M0 268h400v132H0z" />
      <path fill="#e5d5c3" d="M0 268h400v12H0z" />
      <path fill="#fff8ec" d="M186 144h28v124h-28z" />
      <path fill="#ffb648" d="M200 74c18 24 22 36 22 46a22 22 0 0 1-44 0c0-10 4-22 22-46Z" />
      <path fill="#fff0bf" d="M200 104c8 10 10 16 10 22a10 10 0 0 1-20 0c0-6 2-12 10-22Z" />
      <ellipse cx="200" cy="326" rx="92" ry="34" fill="#fff" />
      <ellipse cx="200" cy="322" rx="60" ry="20" fill="#f0e6da" />
      <path fill="#5f8f5b" d="M170 318c8-18 24-20 32-6-10 10-22 12-32 6Z" />
      <path fill="#d9583e" d="M196 322c6-16 26-16 34-2-8 12-24 14-34 2Z" />
      <path
        stroke="#a99a8b"
        strokeWidth="6"
        strokeLinecap="round"
        d="M92 288v76M84 288v18a8 8 0 0 0 16 0v-18M308 288v76M308 288c12 8 12 28 0 36"
        fill="none"
      />
    </>
  ),
  hairdresser: (
    <>
      <path fill="#f1cbc0" d="M0 0h400v400H0z" />
      <path fill="#e9b5a8" d="M0 300h400v100H0z" />
      <ellipse cx="200" cy="170" rx="104" ry="132" fill="#fff7f1" />
      <ellipse cx="200" cy="170" rx="90" ry="118" fill="#cfe3ea" />
      <path fill="#e4f0f4" d="m140 96 70-38 14 6-92 54zM128 150l122-76 14 12-138 84z" />
      <g fill="none" stroke="#3f3b4b" strokeWidth="11" strokeLinecap="round">
        <path d="m160 96 66 136M240 96l-66 136" />
        <circle cx="162" cy="258" r="25" />
        <circle cx="238" cy="258" r="25" />
      </g>
      <circle cx="200" cy="180" r="6" fill="#f1cbc0" />
      <path fill="#d9574c" d="M104 326h192v18H104z" />
      <path
        stroke="#d9574c"
        strokeWidth="6"
        d="M112 344v24m16-24v24m16-24v24m16-24v24m16-24v24m16-24v24m16-24v24m16-24v24m16-24v24m16-24v24m16-24v24m16-24v24"
      />
    </>
  ),
  garage: (
    <>
      <path fill="#cdd8e2" d="M0 0h400v400H0z" />
      <path fill="#b4c3d0" d="M0 0h400v24H0zM0 52h400v6H0zM0 100h400v6H0zM0 148h400v6H0zM0 196h400v6H0z" />
      <path fill="#7d8a97" d="M0 292h400v108H0z" />
      <path fill="#93a0ac" d="M0 292h400v10H0z" />
      <path
        fill="#e05b45"
        d="M88 276c-8-40 2-56 40-60l28-46c6-8 12-12 22-12h62c12 0 18 6 24 14l22 44c24 4 32 24 28 60z"
      />
      <path fill="#bfe0ef" d="m152 216 20-34c4-6 8-8 14-8h12v42zM210 174h28c8 0 12 4 16 10l16 32h-60z" />
      <path fill="#b83f2c" d="M88 262h226v16H88z" />
      <path fill="#ffe3a1" d="M292 232h20l2 16h-22zM90 234h14v14H88z" />
      <g fill="#2c3540">
        <circle cx="142" cy="282" r="28" />
        <circle cx="262" cy="282" r="28" />
      </g>
      <g fill="#c9d2da">
        <circle cx="142" cy="282" r="12" />
        <circle cx="262" cy="282" r="12" />
      </g>
      <path
        fill="none"
        stroke="#f7b733"
        strokeWidth="10"
        strokeLinecap="round"
        d="m184 356 52-24m-58 10a13 13 0 1 0 12 24"
      />
    </>
  ),
  shop: (
    <>
      <path fill="#d8e6f0" d="M0 0h400v400H0z" />
      <path fill="#b9c7b0" d="M0 336h400v64H0z" />
      <path fill="#f7efe3" d="M92 92h216v244H92z" />
      <path fill="#3f5f73" d="M84 78h232v20H84z" />
      <path fill="#fff" d="M84 118h232l16 50H68z" />
      <path
        fill="#e0644f"
        d="M84 118h33l-7 50H68zM150 118h33l-3 50h-37zM217 118h33l7 50h-37zM283 118h33l16 50h-42z"
      />
      <path fill="#8cc3d8" d="M110 190h104v98H110z" />
      <path fill="#b8deea" d="m110 250 60-60h30l-90 90z" />
      <path fill="#8a5a3a" d="M232 190h58v146h-58z" />
      <path fill="#8cc3d8" d="M242 202h38v66h-38z" />
      <circle cx="280" cy="286" r="5" fill="#f3cf7d" />
      <path fill="#c98d4f" d="M110 288h104v14H110z" />
      <path fill="#e8a33d" d="M128 252h26v36h-26z" />
      <path fill="#6d5a9c" d="M166 264h32v24h-32z" />
      <path
        fill="#6f9c66"
        d="M104 336c-4-22 4-34 16-40 12 6 20 18 16 40zM186 336c-4-22 4-34 16-40 12 6 20 18 16 40z"
      />
    </>
  ),
  other: (
    <>
      <path fill="#f3d7bd" d="M0 0h400v400H0z" />
      <circle cx="262" cy="122" r="40" fill="#fff0d2" />
      <path fill="#9bb6c9" d="m0 210 70-78 60 52 84-104 76 84 50-36 60 62v100H0z" />
      <path fill="#6f93ad" d="m0 246 92-50 60 30 70-54 66 50 112-40v108H0z" />
      <path fill="#4d7f97" d="M0 282h400v118H0z" />
      <path
        stroke="#7fa9bb"
        strokeWidth="4"
        strokeLinecap="round"
        d="M60 318h90M250 326h80M120 354h70M236 366h60"
      />
      <path fill="#5b8468" d="M70 290c30-30 80-42 130-42s100 12 130 42z" />
      <path fill="#c3473a" d="M150 206h100v66H150z" />
      <path fill="#3c2f36" d="m138 212 62-52 62 52z" />
      <path fill="#fff4df" d="M166 226h22v22h-22zM212 226h22v46h-22z" />
      <path fill="#d9574c" d="M110 330h96l-14 22h-68z" />
      <path fill="#fff8ec" d="M154 260v66h44z" />
    </>
  ),
};
