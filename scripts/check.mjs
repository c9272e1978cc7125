// Types, lint, format, unused code, the lock file and the texts.
import { runChecks } from './checks.mjs';
import { ensurePackages } from './packages.mjs';

await ensurePackages();
process.exitCode = (await runChecks()).length > 0 ? 1 : 0;
