// Chromium by its own protocol, the stock Firefox by WebDriver BiDi.
import puppeteer from 'puppeteer-core';
import type { Browser, Tab } from './driver.ts';
import type { Listener } from './tree.ts';

export interface Program {
  browser: string;
  parameters: string[];
}

export async function open(name: 'chrome' | 'firefox', program: Program): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: name,
    executablePath: program.browser,
    headless: true,
    args: program.parameters,
    defaultViewport: { width: 1100, height: 780 },
  });
  return {
    async tab(): Promise<Tab> {
      // Firefox gives its first tab no focus.
      const page = await browser.newPage();
      let frame = page.mainFrame();
      return {
        async goto(address) {
          frame = page.mainFrame();
          await page.goto(address, { waitUntil: 'load', timeout: 30_000 });
        },
        async enterFrame() {
          frame = page.mainFrame().childFrames()[0] ?? frame;
        },
        run: async (work, ...args) => (await frame.evaluate(work as never, ...(args as unknown as never[]))) as never,
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
      };
    },
    close: () => browser.close(),
  };
}

/** Chromium as it is heard: by its own accessibility tree. */
export async function listen(program: Program): Promise<Listener> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: program.browser,
    headless: true,
    args: program.parameters,
    defaultViewport: { width: 1100, height: 780 },
  });
  const page = await browser.newPage();
  const client = await page.createCDPSession();
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load', timeout: 30_000 })),
    run: async (work, ...args) => (await page.evaluate(work as never, ...(args as unknown as never[]))) as never,
    async heard(selector) {
      const { root } = await client.send('DOM.getDocument', { depth: 0 });
      const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
      return await Promise.all(
        nodeIds.map(async (nodeId) => {
          const { nodes } = await client.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
          const { ignored, role, name } = nodes[0] ?? {};
          return ignored
            ? { role: '', name: '' }
            : { role: String(role?.value ?? ''), name: String(name?.value ?? '') };
        }),
      );
    },
    close: () => browser.close(),
  };
}
