/**
 * A failure the person at the terminal can act on. Its message is one clear
 * line; no stack is shown for it. Everything else that is thrown is a fault of
 * the program and keeps its stack.
 */
export class UserError extends Error {
	/**
	 * @param {string}                            message   One line: what is wrong and what to do.
	 * @param {{ cause?: unknown, log?: string }} [details] `log` holds lines to show below it.
	 */
	constructor( message, details = {} ) {
		super( message, { cause: details.cause } );
		this.name = 'UserError';
		this.log = details.log ?? '';
	}
}
