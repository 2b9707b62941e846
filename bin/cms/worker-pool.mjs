import { freePort, waitForPort } from './ports.mjs';
import { keepEnd, lastLines, start, stop } from './processes.mjs';
import { UserError } from './user-error.mjs';

const START_TIMEOUT_MS = 60_000;

/** How long a request waits for a worker. */
const PATIENCE_MS = 10 * 60_000;

/**
 * A PHP process that handles one request at a time.
 *
 * @typedef {Object} Worker
 * @property {number}                                    port    Port on 127.0.0.1.
 * @property {import('node:child_process').ChildProcess} child   Process of the worker.
 *
 * @typedef {Object} WorkerPool
 * @property {() => Promise<Worker>}                     acquire Returns an idle worker. The caller must release it.
 * @property {( worker: Worker ) => void}                release Makes it idle again.
 * @property {() => Promise<void>}                       stop    Stops all workers, also busy ones.
 */

/**
 * Starts PHP processes when they are needed, up to a number. While all are busy,
 * requests wait. A process that ended is replaced.
 *
 * PHP_CLI_SERVER_WORKERS is no replacement: a process that handles a slow request
 * accepts others, which wait for it while further processes are idle.
 *
 * @param {number}                                                 size
 * @param {( port: number ) => import('./php-engine.mjs').Command} command
 * @param {( errors: string ) => void}                             [onCrash] Called with the last error output of a worker that ended unexpectedly.
 * @return {Promise<WorkerPool>} The first worker is running.
 * @throws {UserError} If PHP does not start.
 */
export async function createWorkerPool( size, command, onCrash = () => {} ) {
	// Imported here, because modules of `npm start` load before `npm ci`.
	const { Pool } = await import( 'tarn' );
	/** @type {Set<import('node:child_process').ChildProcess>} */
	const running = new Set();
	let isStopping = false;

	const create = async () => {
		const port = await freePort();
		const { command: program, args, env } = command( port );
		const child = start( program, args, {
			env,
			// PHP as WebAssembly exits when its standard input is closed.
			stdio: [ 'pipe', 'ignore', 'pipe' ],
		} );
		running.add( child );
		child.once( 'exit', () => running.delete( child ) );
		child.stdin?.on( 'error', () => {} );
		const getErrors = keepEnd( child.stderr );
		if ( ! ( await waitForPort( port, child, START_TIMEOUT_MS ) ) ) {
			await stop( child );
			throw new UserError( 'Could not start PHP.', {
				log: lastLines( getErrors() ),
			} );
		}
		child.once( 'exit', () => {
			if ( ! isStopping ) {
				onCrash( lastLines( getErrors() ) );
			}
		} );
		return { port, child };
	};

	/** @type {import('tarn').Pool<Worker>} */
	const pool = new Pool( {
		create,
		validate: ( { child } ) => running.has( child ),
		destroy: ( { child } ) => stop( child ),
		min: size,
		max: size,
		acquireTimeoutMillis: PATIENCE_MS,
		createTimeoutMillis: START_TIMEOUT_MS,
		propagateCreateError: true,
	} );
	const workers = {
		acquire: () =>
			isStopping
				? Promise.reject( new Error( 'The server is stopping.' ) )
				: pool.acquire().promise,
		release: ( /** @type {Worker} */ worker ) => {
			pool.release( worker );
		},
		stop: async () => {
			isStopping = true;
			const destroyed = pool.destroy();
			await Promise.all(
				[ ...running ].map( ( child ) => stop( child ) )
			);
			// Requests that wait for PHP end with it, and release their workers.
			await destroyed;
		},
	};
	const startOne = async () => workers.release( await workers.acquire() );
	try {
		const starting = Array.from( { length: size }, startOne );
		await Promise.any( starting );
	} catch ( error ) {
		await workers.stop();
		throw Object( error ).errors[ 0 ];
	}
	return workers;
}
