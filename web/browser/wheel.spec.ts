// A server from the wheel, in an environment with nothing but what `pip install "matinee[server]"` installs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures';
import { readResult, result } from './play';
import { MatineeServer } from './server';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = join(ROOT, '.venv/bin/python');

let folder: string;
let server: MatineeServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'matinee-wheel-'));
  execFileSync(PYTHON, ['-m', 'tests.installed', folder, 'server'], { cwd: ROOT });
  // The code that is compiled for the checkout is not used again elsewhere, and to compile it takes minutes.
  const environment = { MATINEE_COMPILE: '0' };
  server = await MatineeServer.launch({ command: join(folder, 'env/bin/matinee'), environment });
});
test.afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a game of Hollywood is played to the end on a server from the wheel', async ({ newPage }) => {
  const page = await newPage({ server, reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play now.*Hollywood/ }).click();
  const choice = page
    .locator('.board')
    .getByRole('button', { name: /Reel here|Clap Board|Double Reel|×/, disabled: false })
    .first();
  for (;;) {
    await choice.or(result(page)).first().waitFor();
    if (await result(page).isVisible()) break;
    await choice.click();
  }
  expect((await readResult(page)).points.length).toBeGreaterThan(2);
});
