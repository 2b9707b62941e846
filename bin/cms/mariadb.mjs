import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort, waitForPort } from './ports.mjs';
import { keepEnd, lastLines, run, start, stop } from './processes.mjs';
import { UserError } from './user-error.mjs';

const START_TIMEOUT_MS = 60_000;

/** The data need not survive the machine: no statement, above all none that creates or drops a table, waits for the disk. */
const NO_SYNC = [ '--debug-no-sync', '--innodb-flush-method=nosync' ];

/** A server whose data is kept needs time to flush it to disk. */
const KEEP_GRACE_MS = 60_000;

/** Path of the first program found in PATH and the usual server folders. */
function findProgram( /** @type {string[]} */ names ) {
	const folders = `${ process.env.PATH }:/usr/sbin:/usr/local/sbin`
		.split( ':' )
		.filter( Boolean );
	const found = names
		.flatMap( ( name ) =>
			folders.map( ( folder ) => join( folder, name ) )
		)
		.find( ( file ) => existsSync( file ) );
	if ( ! found ) {
		throw new UserError(
			`${ names[ 0 ] } was not found. To install it: sudo apt-get install mariadb-server (or: brew install mariadb).`
		);
	}
	return found;
}

/**
 * Starts a MariaDB server for tests on 127.0.0.1, without syncing to disk. It ends with
 * this process, even if this process is killed, and its folder is deleted unless
 * `keep` is set.
 *
 * @param {{ dir: string, keep?: boolean, port?: number, args?: string[], signal?: AbortSignal }} options `dir` is the data folder, created if missing. `keep` keeps it for the next start. `port` is a port instead of a free one. `args` are more arguments of the server. `signal` aborts the start.
 * @return {Promise<{ url: string, port: number, stop: () => Promise<void> }>} The URL includes the name of a database, `mysql://…/name`.
 */
export async function startMariadb( options ) {
	const { dir: folder, keep = false, args = [], signal } = options;
	const server = findProgram( [ 'mariadbd', 'mysqld' ] );
	const installer = findProgram( [
		'mariadb-install-db',
		'mysql_install_db',
	] );
	const data = join( folder, 'data' );
	const remove = () => rm( folder, { recursive: true, force: true } );

	// A server that starts deletes the temporary tables of all others in the same folder.
	const temp = join( folder, 'tmp' );
	const common = [
		'--no-defaults',
		`--datadir=${ data }`,
		`--tmpdir=${ temp }`,
		...NO_SYNC,
		// MariaDB refuses to run as root unless the user is given.
		`--user=${ userInfo().username }`,
	];
	await mkdir( temp, { recursive: true } );
	if ( ! existsSync( data ) ) {
		const installed = await run(
			installer,
			[
				...common,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
			],
			{ tempFolder: folder, signal }
		).catch( async ( error ) => {
			await remove();
			throw error;
		} );
		if ( installed.code !== 0 ) {
			await remove();
			throw new UserError( 'mariadb-install-db failed.', {
				log: lastLines( installed.stdout + installed.stderr ),
			} );
		}
	}
	const port = options.port ?? ( await freePort() );
	const child = start(
		server,
		[
			...common,
			`--port=${ port }`,
			'--bind-address=127.0.0.1',
			`--socket=${ join( folder, 'socket' ) }`,
			`--pid-file=${ join( folder, 'pid' ) }`,
			'--innodb-flush-log-at-trx-commit=0',
			'--innodb-doublewrite=0',
			'--skip-log-bin',
			...args,
		],
		{
			stdio: [ 'ignore', 'ignore', 'pipe' ],
			tempFolder: keep ? '' : folder,
		}
	);
	const getErrors = keepEnd( child.stderr );
	const stopServer = async () => {
		await stop( child, keep ? KEEP_GRACE_MS : undefined );
		if ( ! keep ) {
			await remove();
		}
	};
	if ( ! ( await waitForPort( port, child, START_TIMEOUT_MS, signal ) ) ) {
		await stopServer();
		signal?.throwIfAborted();
		throw new UserError( 'Could not start MariaDB.', {
			log: lastLines( getErrors() ),
		} );
	}
	return {
		url: `mysql://root:@127.0.0.1:${ port }/shop`,
		port,
		stop: stopServer,
	};
}
