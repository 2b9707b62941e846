import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { isListening, freePort } from './ports.mjs';
import { lastLines, run, start, stop } from './processes.mjs';
import { UserError } from './user-error.mjs';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/** What is kept is written down first, and that may take a while. */
const KEPT_GRACE_MS = 60_000;

/**
 * @param {string[]} names
 * @return {string} The first that exists in the places where servers are installed.
 */
function findProgram( names ) {
	const folders = [
		...( process.env.PATH ?? '' ).split( ':' ),
		'/usr/sbin',
		'/usr/local/sbin',
	];
	for ( const name of names ) {
		for ( const folder of folders ) {
			if ( folder && existsSync( join( folder, name ) ) ) {
				return join( folder, name );
			}
		}
	}
	throw new UserError(
		`${ names[ 0 ] } was not found. To install it: sudo apt-get install mariadb-server (or: brew install mariadb).`
	);
}

/**
 * Starts a MariaDB server that lives in a temporary folder, on a free port of
 * 127.0.0.1, and knows one user. For tests: it syncs nothing to disk. It ends
 * with this process, however that ends, and its folder is deleted unless it is
 * to be kept.
 *
 * @param {{ dir?: string, keep?: boolean, database?: string, signal?: AbortSignal }} [options] `dir` is made when missing and deleted at the end; by default a new temporary folder. `keep` leaves it there; the next start finds its data again. `signal` gives the start up.
 * @return {Promise<{ url: string, port: number, stop: () => Promise<void> }>} Its address with the name of an empty database, `mysql://…`.
 */
export async function startMariadb( options = {} ) {
	const { database = 'shop', keep = false, signal } = options;
	const server = findProgram( [ 'mariadbd', 'mysqld' ] );
	const installer = findProgram( [
		'mariadb-install-db',
		'mysql_install_db',
	] );
	const folder =
		options.dir ??
		( await mkdtemp( join( tmpdir(), 'storedeck-mariadb-' ) ) );
	const data = join( folder, 'data' );
	// A server started by root insists on being told so.
	const user = `--user=${ userInfo().username }`;
	const remove = () => rm( folder, { recursive: true, force: true } );
	const leave = keep ? async () => {} : remove;

	await mkdir( folder, { recursive: true } );
	if ( ! existsSync( data ) ) {
		const installed = await run(
			installer,
			[
				'--no-defaults',
				`--datadir=${ data }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
				user,
			],
			{ remains: folder, signal }
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
	const port = await freePort();
	const child = start(
		server,
		[
			'--no-defaults',
			`--datadir=${ data }`,
			`--port=${ port }`,
			'--bind-address=127.0.0.1',
			`--socket=${ join( folder, 'socket' ) }`,
			`--pid-file=${ join( folder, 'pid' ) }`,
			'--innodb-flush-log-at-trx-commit=0',
			'--innodb-doublewrite=0',
			'--skip-log-bin',
			user,
		],
		{ stdio: [ 'ignore', 'ignore', 'pipe' ], remains: keep ? '' : folder }
	);
	let errors = '';
	child.stderr?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		errors = ( errors + text ).slice( -8192 );
	} );
	const end = async () => {
		await stop( child, keep ? KEPT_GRACE_MS : undefined );
		await leave();
	};
	const deadline = Date.now() + START_TIMEOUT_MS;
	while ( ! ( await isListening( port ) ) ) {
		if ( signal?.aborted ) {
			await end();
			signal.throwIfAborted();
		}
		const hasEnded = child.exitCode !== null || child.signalCode !== null;
		if ( hasEnded || Date.now() > deadline ) {
			await end();
			throw new UserError( 'Could not start MariaDB.', {
				log: lastLines( errors ),
			} );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
	}
	return {
		url: `mysql://root:@127.0.0.1:${ port }/${ database }`,
		port,
		stop: end,
	};
}
