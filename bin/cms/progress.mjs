const SLOW_REPORT_MS = 10_000;
const REDRAW_MS = 250;

/**
 * @param {number} ms
 * @return {string} E.g. `0.4 s`, `12 s` or `2 min 05 s`.
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
 * An output stream.
 *
 * @typedef {Object} Terminal
 * @property {( text: string ) => unknown} write     Writes text.
 * @property {boolean}                     [isTTY]   Whether it is a terminal, where lines can be overwritten.
 * @property {number}                      [columns] Width in characters.
 */

/**
 * Reports the steps of the setup. In a terminal, each step is one line with the
 * elapsed time; in a file or pipe, a line is written at the start, every ten
 * seconds and at the end of a step.
 */
export class Progress {
	#out;

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
		this.#out.write( `${ text }\n` );
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

/** Reports nothing. */
export const silentProgress = new Progress( { write: () => true } );

/** @return {Progress} Reports to standard output. */
export function createProgress() {
	return new Progress();
}
