// A real server for tests, on a free port and in a folder of its own. It can be killed and started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MATINEE = fileURLToPath(new URL('../../.venv/bin/matinee', import.meta.url));
const PATIENCE = 300_000; // on a machine where all rules have to be compiled first

export class MatineeServer {
  #process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly folder: string,
    readonly flags: string[],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** In tests bots take no time; `pace` is for whoever wants to see what people see. */
  static async begin({ pace = false } = {}): Promise<MatineeServer> {
    const flags = pace ? [] : ['--hurry'];
    const server = new MatineeServer(await freePort(), await mkdtemp(join(tmpdir(), 'matinee-')), flags);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const database = `sqlite:///${join(this.folder, 'tables.db')}`;
    const log = await open(join(this.folder, 'serve.log'), 'a');
    const flags = [...this.flags, '--no-limits', '--port', String(this.port), '--database', database];
    const child = spawn(MATINEE, ['serve', ...flags], {
      stdio: ['ignore', log.fd, log.fd],
      detached: true, // its own group, so that its workers go with it
      env: { ...process.env, MATINEE_LANG: 'en' },
    });
    this.#process = child;
    // Whoever breaks the tests off leaves no server behind.
    process.once('exit', () => this.#process === child && child.pid && process.kill(-child.pid, 'SIGKILL'));
    await log.close();
    const until = Date.now() + PATIENCE;
    while (!(await fetch(`${this.url}/health`).catch(() => null))?.ok) {
      if (child.exitCode !== null || Date.now() > until) {
        const said = await readFile(join(this.folder, 'serve.log'), 'utf8');
        throw new Error(`The server did not come up:
${said.slice(-2000)}`);
      }
      await new Promise((go) => setTimeout(go, 50));
    }
  }

  /** Like a power cut. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child?.pid) return;
    this.#process = null;
    const gone = new Promise((go) => child.once('exit', go));
    process.kill(-child.pid, 'SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const { port } = taken.address() as AddressInfo;
      taken.close(() => found(port));
    });
  });
}
