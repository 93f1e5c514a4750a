// Where Firefox and WebKit are on this machine, beside Chromium (chromium.mjs). WebKit is WebKitGTK's MiniBrowser, which is
// driven by WebKitWebDriver and needs a display: Xvfb.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments, findChromium, findShell, inPath, installPackages, unpainted } from './chromium.mjs';

/** Debian's packages for each engine. */
const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'dbus-x11'],
};

/** For each engine what is needed to start it, or null. $FIREFOX and $WEBKIT_DRIVER win. */
export function findEngines() {
  const chromium = findChromium() ?? findShell();
  const firefox =
    process.env.FIREFOX ?? inPath(['firefox-esr', 'firefox']) ?? mac('Firefox.app/Contents/MacOS/firefox');
  const driver = process.env.WEBKIT_DRIVER ?? inPath(['WebKitWebDriver']);
  const display = inPath(['Xvfb']);
  const browser = miniBrowser();
  return {
    chromium: chromium ? { browser: chromium, parameters: [...chromiumArguments, ...unpainted] } : null,
    firefox: firefox ? { browser: firefox, parameters: [] } : null,
    webkit: driver && display && browser ? { driver, display, browser } : null,
  };
}

export function installEngines() {
  const found = findEngines();
  // The walk is meant for a Chromium as people have it; one without a window only stands in for it.
  const whole = { ...found, chromium: findChromium() ?? null };
  const missing = Object.keys(whole).filter((name) => whole[name] === null);
  if (missing.length > 0) installPackages(missing.flatMap((name) => packages[name]));
}

function mac(application) {
  const file = path.join('/Applications', application);
  return process.platform === 'darwin' && existsSync(file) ? file : undefined;
}

/** Beside WebKitGTK's own processes, in a folder of the architecture and the version. */
function miniBrowser() {
  for (const library of ['/usr/lib', '/usr/libexec', '/usr/lib64']) {
    const folders = existsSync(library) ? [library, ...within(library)] : [];
    for (const folder of folders) {
      for (const version of within(folder).filter((name) => /\/webkit2?gtk/.test(name))) {
        const file = path.join(version, 'MiniBrowser');
        if (existsSync(file)) return file;
      }
    }
  }
  return undefined;
}

function within(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(folder, entry.name));
  } catch {
    return [];
  }
}
