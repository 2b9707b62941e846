const SLOW_REPORT_MS = 10_000;
const REDRAW_MS = 250;

/**
 * Where the steps of the set-up are told. `step` runs one and shows how long it
 * has been taking; `line` prints a line of its own.
 *
 * @typedef {Object} Progress
 * @property {<T>( label: string, work: ( detail: ( text: string ) => void ) => Promise<T> ) => Promise<T>} step
 * @property {( text: string ) => void}                                                                     line
 */

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
 * A terminal sees one line per step that counts the time up; a file or a pipe
 * gets a line at the start, one every ten seconds, and one at the end.
 *
 * @param {{ write( text: string ): unknown, isTTY?: boolean, columns?: number }} [out]
 * @return {Progress} The reporter.
 */
export function createProgress( out = process.stdout ) {
	const line = ( /** @type {string} */ text ) => {
		out.write( `${ text }\n` );
	};
	return {
		line,
		async step( label, work ) {
			const started = Date.now();
			let detail = '';
			const text = () =>
				`  ${ label }${ detail && ` (${ detail })` } … ${ formatElapsed(
					Date.now() - started
				) }`;
			const draw = () => {
				if ( out.isTTY ) {
					const width = ( out.columns || 80 ) - 1;
					out.write( `\r\x1b[K${ text().slice( 0, width ) }` );
				} else {
					line( text() );
				}
			};
			if ( out.isTTY ) {
				draw();
			} else {
				line( `  ${ label } …` );
			}
			const timer = setInterval(
				draw,
				out.isTTY ? REDRAW_MS : SLOW_REPORT_MS
			);
			let mark = '✗';
			try {
				const result = await work( ( next ) => {
					detail = next;
				} );
				mark = '✓';
				return result;
			} finally {
				clearInterval( timer );
				const elapsed = formatElapsed( Date.now() - started );
				const start = out.isTTY ? '\r\x1b[K' : '';
				out.write( `${ start }${ mark } ${ label } (${ elapsed })\n` );
			}
		},
	};
}

/** @type {Progress} Says nothing: for tests and tools. */
export const silentProgress = {
	line() {},
	step: ( _label, work ) => work( () => {} ),
};
