import { freePort, isListening } from './ports.mjs';
import { lastLines, start, stop } from './processes.mjs';
import { UserError } from './user-error.mjs';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 25;
const RESTART_DELAY_MS = 200;
const RETRY_DELAY_MS = 1000;
const KEPT_ERRORS = 8 * 1024;

/**
 * @typedef {Object} Worker
 * @property {number}                                    port   On 127.0.0.1.
 * @property {import('node:child_process').ChildProcess} child  Its process.
 * @property {() => string}                              errors The end of what it wrote to standard error.
 */

/**
 * Processes that each answer one request at a time. Callers borrow one and give
 * it back; while all are lent out, the next ones wait their turn. One that dies
 * is replaced.
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
	#onDeath;

	/**
	 * @param {number}                                                 size
	 * @param {( port: number ) => import('./php-engine.mjs').Command} command
	 * @param {( words: string ) => void}                              [onDeath] Gets the last words of a worker that ended by itself.
	 */
	constructor( size, command, onDeath = () => {} ) {
		this.#size = size;
		this.#command = command;
		this.#onDeath = onDeath;
	}

	/** Starts the workers. Ready when the first one answers. */
	async start() {
		const starting = Array.from( { length: this.#size }, () =>
			this.#add()
		);
		// The first one decides; another that fails is tried again.
		let hasOne = false;
		starting.forEach( ( one ) =>
			one.then(
				() => {
					hasOne = true;
				},
				() => hasOne && this.#replace()
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

	/** @return {Promise<Worker>} A worker for exclusive use until it is released. */
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

	/** Ends every worker. */
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
			// PHP as WebAssembly ends with its standard input, on Windows too.
			stdio: [ 'pipe', 'ignore', 'pipe' ],
		} );
		let errors = '';
		child.stderr?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			errors = ( errors + text ).slice( -KEPT_ERRORS );
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
				this.#onDeath( lastLines( errors ) );
				setTimeout( () => this.#replace(), RESTART_DELAY_MS );
			}
		} );
		await this.#untilReady( worker, ended );
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
	async #untilReady( worker, ended ) {
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
