/**
 * An error that the user can fix. Only its message is printed. All other errors
 * are bugs and are printed with their stack trace.
 */
export class UserError extends Error {
	/**
	 * @param {string}                            message   One line that says what is wrong and what to do.
	 * @param {{ cause?: unknown, log?: string }} [details] `log` contains lines to print below the message.
	 */
	constructor( message, details = {} ) {
		super( message, { cause: details.cause } );
		this.name = 'UserError';
		this.log = details.log ?? '';
	}
}
