const SLOW_REPORT_MS = 10_000;
const REDRAW_MS = 250;

/** E.g. `0.4 s`, `12 s` or `2 min 05 s`. */
export function formatElapsed( /** @type {number} */ ms ) {
	const seconds = ms / 1000;
	if ( seconds < 10 ) {
		return `${ seconds.toFixed( 1 ) } s`;
	}
	const whole = Math.round( seconds );
	if ( whole < 60 ) {
		return `${ whole } s`;
	}
	const rest = String( whole % 60 ).padStart( 2, '0' );
	return `${ Math.floor( whole / 60 ) } min ${ rest } s`;
}

/**
 * An output stream.
 *
 * @typedef {Object} Terminal
 * @property {( text: string ) => unknown} write     Writes text.
 * @property {boolean}                     [isTTY]   Whether it is a terminal, where lines can be overwritten.
 * @property {number}                      [columns] Width in characters.
 */

/** From the first column, deletes the line. */
const CLEAR = '\r\x1b[K';

/**
 * Reports the steps of the setup, also of several at the same time. In a terminal,
 * the last line shows what is running, with the elapsed time; in a file or pipe, a
 * line is written at the start, every ten seconds and at the end of a step.
 */
export class Progress {
	#out;
	/** @type {Set<() => string>} Texts of the running steps. */
	#running = new Set();

	/** @param {Terminal} [out] */
	constructor( out = process.stdout ) {
		this.#out = out;
	}

	/**
	 * Prints a line of text.
	 *
	 * @param {string} text
	 */
	line( text ) {
		this.#out.write( `${ this.#out.isTTY ? CLEAR : '' }${ text }\n` );
		this.#draw();
	}

	/** Shows the running steps in the last line of a terminal. */
	#draw() {
		const out = this.#out;
		if ( out.isTTY && this.#running.size ) {
			const texts = [ ...this.#running ].map( ( describe ) =>
				describe()
			);
			const width = ( out.columns || 80 ) - 1;
			const text = `  ${ texts.join( ', ' ) }`;
			out.write( CLEAR + text.slice( 0, width ) );
		}
	}

	/**
	 * Runs a step and reports its duration.
	 *
	 * @template T
	 * @param {string}                                             label Name of the step.
	 * @param {( detail: ( text: string ) => void ) => Promise<T>} work  Runs the step. Calls `detail` to report its progress.
	 * @return {Promise<T>} The result of `work`.
	 */
	async step( label, work ) {
		const out = this.#out;
		const started = Date.now();
		let detail = '';
		const describe = () => {
			const elapsed = formatElapsed( Date.now() - started );
			return `${ label }${ detail && ` (${ detail })` } … ${ elapsed }`;
		};
		if ( ! out.isTTY ) {
			this.line( `  ${ label } …` );
		}
		this.#running.add( describe );
		this.#draw();
		const timer = out.isTTY
			? setInterval( () => this.#draw(), REDRAW_MS )
			: setInterval(
					() => this.line( `  ${ describe() }` ),
					SLOW_REPORT_MS
			  );
		const end = ( /** @type {string} */ mark ) => {
			clearInterval( timer );
			const elapsed = formatElapsed( Date.now() - started );
			this.#running.delete( describe );
			this.line( `${ mark } ${ label } (${ elapsed })` );
		};
		try {
			const result = await work( ( next ) => {
				detail = next;
			} );
			end( '✓' );
			return result;
		} catch ( error ) {
			end( '✗' );
			throw error;
		}
	}
}

/** Reports nothing. */
export const silentProgress = new Progress( { write: () => true } );

/** @return {Progress} Reports to standard output. */
export function createProgress() {
	return new Progress();
}
