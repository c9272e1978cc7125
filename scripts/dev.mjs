// The server from its sources, anew on every change, and the pages through Vite.
import { spawn } from 'node:child_process';
import ensureCatalogue from './catalogue.mjs';
import { commandOf, ensurePackages, pinnedNode, toolEnvironment } from './packages.mjs';
import { standInFor } from './processes.mjs';

const pagesPort = 5173;

await ensurePackages();
await ensureCatalogue();
const port = process.env.PORT || '3000';
const server = spawn(pinnedNode(), ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${pagesPort}` },
});
const pages = spawn(
  pinnedNode(),
  [commandOf('@react-router/dev', 'react-router'), 'dev', '--port', String(pagesPort), '--strictPort'],
  {
    stdio: 'inherit',
    env: toolEnvironment({ NODE_ENV: 'development', ADFJORD_SERVER: `http://127.0.0.1:${port}` }),
  },
);
await standInFor(server, pages);
