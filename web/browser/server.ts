// A real server for tests, on a free port and with a temporary folder. Tests can kill and restart it.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MATINEE = fileURLToPath(new URL('../../.venv/bin/matinee', import.meta.url));
const START_TIMEOUT = 300_000; // milliseconds; on a new machine all rules are compiled first

export class MatineeServer {
  #process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly folder: string,
    readonly flags: string[],
    readonly pythonPath: string,
    readonly command: string,
    readonly environment: Record<string, string>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Create and start a server. With `pace`, bots take as long for a move as in production; otherwise no time.
   * `pythonPath` is a folder with further Python packages, such as a game. `command` is the `matinee` to run, and
   * `environment` has further variables for it.
   */
  static async launch({
    pace = false,
    pythonPath = '',
    command = MATINEE,
    environment = {},
  } = {}): Promise<MatineeServer> {
    const flags = pace ? [] : ['--no-bot-delay'];
    const folder = await mkdtemp(join(tmpdir(), 'matinee-'));
    const server = new MatineeServer(await freePort(), folder, flags, pythonPath, command, environment);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const database = `sqlite:///${join(this.folder, 'tables.db')}`;
    const log = await open(join(this.folder, 'serve.log'), 'a');
    const flags = [...this.flags, '--no-limits', '--port', String(this.port), '--database', database];
    const pythonPath = [this.pythonPath, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
    const child = spawn(this.command, ['serve', ...flags], {
      stdio: ['ignore', log.fd, log.fd],
      detached: true, // its own process group, so that a kill also ends its workers
      env: { ...process.env, MATINEE_LANG: 'en', PYTHONPATH: pythonPath, ...this.environment },
    });
    this.#process = child;
    // Leave no server behind when the test run is interrupted.
    process.once('exit', () => this.#process === child && child.pid && process.kill(-child.pid, 'SIGKILL'));
    await log.close();
    const deadline = Date.now() + START_TIMEOUT;
    while (!(await fetch(`${this.url}/health`).catch(() => null))?.ok) {
      if (child.exitCode !== null || Date.now() > deadline) {
        const output = await readFile(join(this.folder, 'serve.log'), 'utf8');
        throw new Error(`The server did not start:\n${output.slice(-2000)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Kill the server without a chance to shut down, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child?.pid) return;
    this.#process = null;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await exited;
  }

  /** Kill the server and delete its folder. */
  async close(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
