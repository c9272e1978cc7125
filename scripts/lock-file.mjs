import { readFileSync } from 'node:fs';

/** What is wrong with the lock file: whatever would make an installation differ from, or fail on, another machine. */
export function checkLockFile() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': ours, ...locked } = packages;
  return [
    ...looseVersions(ours),
    ...Object.entries(locked).flatMap(([place, entry]) => flawsOf(packages, place, entry)),
  ];
}

function looseVersions({ dependencies, devDependencies, optionalDependencies }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is asked for as ${version}; name one version.`);
}

function flawsOf(packages, place, { resolved, integrity, peer, optionalDependencies = {} }) {
  const missing = Object.keys(optionalDependencies).filter((name) => !isLocked(packages, place, name));
  return [
    ...(resolved ? [`${place} is tied to an address (${resolved}).`] : []),
    ...(integrity ? [] : [`${place} has no checksum.`]),
    ...(peer
      ? [`${place} is only a peer, which is not installed for running: name it in package.json.`]
      : []),
    ...missing.map((name) => `${place} needs ${name} on some platforms, and it is not in the lock file.`),
  ];
}

/** Looks for a package where Node would: beside, then in every folder above. */
function isLocked(packages, place, name) {
  for (let above = place; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    if (`${above ? `${above}/` : ''}node_modules/${name}` in packages) return true;
    if (above === '') return false;
  }
}
