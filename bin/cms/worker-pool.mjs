import { freePort, isListening } from './ports.mjs';
import { lastLines, start, stop } from './processes.mjs';
import { UserError } from './user-error.mjs';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 25;
const RESTART_DELAY_MS = 200;
const RETRY_DELAY_MS = 1000;
const MAX_ERRORS = 8 * 1024;

/**
 * @typedef {Object} Worker
 * @property {number}                                    port   Port on 127.0.0.1.
 * @property {import('node:child_process').ChildProcess} child  Process of the worker.
 * @property {() => string}                              errors Returns the last 8 KB of standard error.
 */

/**
 * A pool of processes that each handle one request at a time. Callers acquire a
 * worker and release it; while none is idle, they wait in a queue. A worker
 * that ends unexpectedly is replaced.
 */
export class WorkerPool {
	/** @type {Set<Worker>} */
	#all = new Set();
	/** @type {Worker[]} */
	#idle = [];
	/** @type {{ resolve: ( worker: Worker ) => void, reject: ( error: Error ) => void }[]} */
	#waiting = [];
	#isStopping = false;
	#command;
	#size;
	#onCrash;

	/**
	 * @param {number}                                                 size
	 * @param {( port: number ) => import('./php-engine.mjs').Command} command
	 * @param {( errors: string ) => void}                             [onCrash] Called with the last error output of a worker that ended unexpectedly.
	 */
	constructor( size, command, onCrash = () => {} ) {
		this.#size = size;
		this.#command = command;
		this.#onCrash = onCrash;
	}

	/** Starts the workers. Resolves when the first one accepts connections. */
	async start() {
		const starting = Array.from( { length: this.#size }, () =>
			this.#add()
		);
		// If no worker starts, `start` fails. Otherwise failed workers are
		// replaced.
		let hasStarted = false;
		starting.forEach( ( one ) =>
			one.then(
				() => {
					hasStarted = true;
				},
				() => hasStarted && this.#replace()
			)
		);
		await Promise.any( starting ).catch( ( error ) => {
			throw error.errors[ 0 ];
		} );
	}

	/** @return {number[]} The process ids. */
	get pids() {
		return [ ...this.#all ].map( ( worker ) => worker.child.pid ?? 0 );
	}

	/** @return {Promise<Worker>} An idle worker. The caller must release it. */
	acquire() {
		const worker = this.#idle.shift();
		if ( worker ) {
			return Promise.resolve( worker );
		}
		if ( this.#isStopping ) {
			return Promise.reject( new Error( 'The server is stopping.' ) );
		}
		return new Promise( ( resolve, reject ) =>
			this.#waiting.push( { resolve, reject } )
		);
	}

	/** @param {Worker} worker */
	release( worker ) {
		if ( ! this.#all.has( worker ) ) {
			return;
		}
		const next = this.#waiting.shift();
		if ( next ) {
			next.resolve( worker );
		} else {
			this.#idle.push( worker );
		}
	}

	/** Stops all workers. */
	async stop() {
		this.#isStopping = true;
		const error = new Error( 'The server is stopping.' );
		this.#waiting.splice( 0 ).forEach( ( { reject } ) => reject( error ) );
		await Promise.all(
			[ ...this.#all ].map( ( { child } ) => stop( child ) )
		);
	}

	async #add() {
		const port = await freePort();
		const { command, args, env } = this.#command( port );
		const child = start( command, args, {
			env,
			// PHP as WebAssembly exits when its standard input is closed.
			stdio: [ 'pipe', 'ignore', 'pipe' ],
		} );
		let errors = '';
		child.stderr?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			errors = ( errors + text ).slice( -MAX_ERRORS );
		} );
		child.stdin?.on( 'error', () => {} );
		const worker = { port, child, errors: () => errors };
		this.#all.add( worker );
		let isReady = false;
		const ended = new Promise( ( resolve ) => {
			child.once( 'error', resolve );
			child.once( 'exit', resolve );
		} );
		ended.then( () => {
			child.stdin?.destroy();
			this.#all.delete( worker );
			this.#idle = this.#idle.filter( ( other ) => other !== worker );
			if ( isReady && ! this.#isStopping ) {
				this.#onCrash( lastLines( errors ) );
				setTimeout( () => this.#replace(), RESTART_DELAY_MS );
			}
		} );
		await this.#waitUntilReady( worker, ended );
		isReady = true;
		this.release( worker );
	}

	#replace() {
		if ( ! this.#isStopping ) {
			this.#add().catch( () => {
				setTimeout( () => this.#replace(), RETRY_DELAY_MS );
			} );
		}
	}

	/**
	 * @param {Worker}           worker
	 * @param {Promise<unknown>} ended
	 */
	async #waitUntilReady( worker, ended ) {
		let hasEnded = false;
		ended.then( () => {
			hasEnded = true;
		} );
		const deadline = Date.now() + START_TIMEOUT_MS;
		while ( ! ( await isListening( worker.port ) ) ) {
			if ( hasEnded || this.#isStopping || Date.now() > deadline ) {
				await stop( worker.child );
				throw new UserError( 'Could not start PHP.', {
					log: lastLines( worker.errors() ),
				} );
			}
			await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
		}
	}
}
