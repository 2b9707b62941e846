const SLOW_REPORT_MS = 10_000;
const REDRAW_MS = 250;

/**
 * @param {number} ms
 * @return {string} `0.4 s`, `12 s` or `2 min 05 s`.
 */
export function formatElapsed( ms ) {
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
 * Where the steps are written to.
 *
 * @typedef {Object} Terminal
 * @property {( text: string ) => unknown} write     Takes text.
 * @property {boolean}                     [isTTY]   Whether the output is a terminal, whose lines can be rewritten.
 * @property {number}                      [columns] How wide it is.
 */

/**
 * Tells the steps of the set-up. A terminal sees one line per step that counts
 * the time up; a file or a pipe gets a line at the start, one every ten
 * seconds, and one at the end.
 */
export class Progress {
	#out;

	/** @param {Terminal} [out] */
	constructor( out = process.stdout ) {
		this.#out = out;
	}

	/**
	 * Prints a line of its own.
	 *
	 * @param {string} text
	 */
	line( text ) {
		this.#out.write( `${ text }\n` );
	}

	/**
	 * Runs a step and tells how long it takes.
	 *
	 * @template T
	 * @param {string}                                             label What is done.
	 * @param {( detail: ( text: string ) => void ) => Promise<T>} work  May tell how far it is.
	 * @return {Promise<T>} What `work` returns.
	 */
	async step( label, work ) {
		const out = this.#out;
		const started = Date.now();
		let detail = '';
		const draw = () => {
			const elapsed = formatElapsed( Date.now() - started );
			const text = `  ${ label }${
				detail && ` (${ detail })`
			} … ${ elapsed }`;
			if ( out.isTTY ) {
				const width = ( out.columns || 80 ) - 1;
				out.write( `\r\x1b[K${ text.slice( 0, width ) }` );
			} else {
				this.line( text );
			}
		};
		if ( out.isTTY ) {
			draw();
		} else {
			this.line( `  ${ label } …` );
		}
		const timer = setInterval(
			draw,
			out.isTTY ? REDRAW_MS : SLOW_REPORT_MS
		);
		const end = ( /** @type {string} */ mark ) => {
			clearInterval( timer );
			const elapsed = formatElapsed( Date.now() - started );
			const start = out.isTTY ? '\r\x1b[K' : '';
			out.write( `${ start }${ mark } ${ label } (${ elapsed })\n` );
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

/** Says nothing: for tests and tools. */
export const silentProgress = new Progress( { write: () => true } );

/** @return {Progress} Tells the steps on standard output. */
export function createProgress() {
	return new Progress();
}
