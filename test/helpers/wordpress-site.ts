import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { debianPackages, firstThatStarts, linuxPaths, provide } from '../../scripts/lib/browsers/provide.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { root } from './site.js';

/** The npm package that has WordPress as its project publishes it, and the version of that which is tested with. */
const PACKAGE = '@wp-playground/wordpress-builds@0.9.19';
const RELEASE = 'wp-6.5';

const files = join(root, '.wordpress');
const database = '/usr/sbin/mariadbd';

/** Who may do everything. */
export const ADMIN = { name: 'editor', password: 'correct-horse-battery' } as const;

/** What WordPress is run by. */
const programs = {
  title: 'PHP with MySQL, MariaDB and unzip',
  variable: 'PHP_PATH',
  find: () => {
    const php = firstThatStarts([process.env.PHP_PATH, ...linuxPaths(['php'])]);
    const others = [database, ...linuxPaths(['mariadb-install-db', 'unzip']).slice(0, 2)];
    return php && others.every((path) => existsSync(path)) && knowsMysql(php) ? php : undefined;
  },
  installers: [debianPackages(['mariadb-server', 'php-cli', 'php-mysql', 'unzip'])],
  advice: '',
};

function knowsMysql(php: string): boolean {
  return spawnSync(php, ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']).status === 0;
}

/** A blog with the plugin, at an address of its own, with a database of its own. */
export class WordPressSite {
  private constructor(
    readonly origin: string,
    readonly folder: string,
    private readonly php: string,
    private readonly processes: readonly ChildProcess[],
  ) {}

  /**
   * Starts one; installs what it needs where that is missing.
   * @returns why there is none, where this machine cannot have one
   */
  static async start(): Promise<WordPressSite | string> {
    const php = provide(programs);
    if (!php) return `${programs.title} cannot be installed here`;
    if (!fetchWordPress()) return `${PACKAGE} cannot be had`;
    const folder = mkdtempSync(join(tmpdir(), 'solitaire-elements-wordpress-'));
    const socket = join(folder, 'database.sock');
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const base = startDatabase(folder, socket);
    const www = join(folder, 'www');
    cpSync(files, www, { recursive: true });
    writeFileSync(join(www, 'wp-config.php'), configuration(socket, origin));
    const plugin = join(www, 'wp-content/plugins/solitaire-elements');
    cpSync(join(root, 'integrations/wordpress'), plugin, { recursive: true });
    cpSync(join(root, 'dist/cdn'), plugin, { recursive: true });
    const server = spawn(php, ['-S', `127.0.0.1:${port}`, '-t', www], {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      stdio: 'ignore',
      // Its workers are to end with it.
      detached: true,
    });
    const site = new WordPressSite(origin, folder, php, [server, base]);
    try {
      await untilThere(() => existsSync(socket));
      site.run(INSTALLATION);
      return site;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  /** Runs code in WordPress, as its own code is run; what it echoes is given back. */
  run(code: string, given: unknown = null): string {
    const text = `
      define('WP_INSTALLING', ${code === INSTALLATION});
      require '${this.folder}/www/wp-load.php';
      require_once ABSPATH . 'wp-admin/includes/upgrade.php';
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      $given = json_decode(getenv('GIVEN'), true);
      ${code}`;
    return execFileSync(this.php, ['-d', 'error_reporting=E_ERROR', '-d', 'sendmail_path=/bin/true', '-r', text], {
      encoding: 'utf8',
      env: { ...process.env, GIVEN: JSON.stringify(given) },
    });
  }

  /** Publishes a post as somebody who may write any HTML, and gives its address. */
  publish(content: string): string {
    const code = `
      wp_set_current_user(1);
      echo get_permalink(wp_insert_post(wp_slash([
        'post_title' => 'A game', 'post_content' => $given, 'post_status' => 'publish',
      ])));`;
    return this.run(code, content);
  }

  async stop(): Promise<void> {
    for (const started of this.processes) {
      const ended = new Promise((resolve) => started.once('exit', resolve));
      if (started.exitCode !== null) continue;
      if (started.spawnargs.includes('-S')) process.kill(-started.pid!);
      else started.kill();
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const INSTALLATION = `
  wp_install('A blog', '${ADMIN.name}', 'editor@blog.example', false, '', '${ADMIN.password}');
  activate_plugin('solitaire-elements/solitaire-elements.php');`;

/** Has the files of WordPress, once for all runs. */
function fetchWordPress(): boolean {
  if (existsSync(join(files, 'wp-load.php'))) return true;
  const folder = mkdtempSync(join(tmpdir(), 'solitaire-elements-wordpress-'));
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  console.log(`Getting ${PACKAGE} ...`);
  mkdirSync(files, { recursive: true });
  const zip = `package/src/wordpress/${RELEASE}.zip`;
  const done =
    run('npm', 'pack', PACKAGE, '--silent') &&
    run('sh', '-c', `tar xzf *.tgz ${zip} package/public/${RELEASE}`) &&
    run('cp', '-r', `package/public/${RELEASE}/.`, files) &&
    run('unzip', '-qo', zip, '-d', files);
  rmSync(folder, { recursive: true, force: true });
  if (!done) rmSync(files, { recursive: true, force: true });
  return done;
}

/** A database that only its socket leads to. */
function startDatabase(folder: string, socket: string): ChildProcess {
  const data = join(folder, 'data');
  const options = ['--no-defaults', `--datadir=${data}`];
  if (process.getuid?.() === 0) options.push('--user=root');
  execFileSync('mariadb-install-db', [...options, '--auth-root-authentication-method=normal'], { stdio: 'ignore' });
  const first = join(folder, 'first.sql');
  writeFileSync(first, 'CREATE DATABASE blog;\n');
  return spawn(database, [...options, `--socket=${socket}`, '--skip-networking', `--init-file=${first}`], {
    stdio: 'ignore',
  });
}

function configuration(socket: string, origin: string): string {
  const constants = {
    DB_NAME: 'blog',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: origin,
    WP_SITEURL: origin,
  };
  const defined = Object.entries(constants).map(([name, value]) => `define('${name}', '${value}');`);
  return `<?php
    ${defined.join('\n    ')}
    define('WP_HTTP_BLOCK_EXTERNAL', true);
    define('DISABLE_WP_CRON', true);
    define('CONCATENATE_SCRIPTS', false);
    $table_prefix = 'wp_';
    defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
    require_once ABSPATH . 'wp-settings.php';
  `;
}

async function untilThere(isThere: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (isThere()) return;
    await setTimeout(100);
  }
  throw new Error('The database did not start.');
}
