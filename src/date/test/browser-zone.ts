import { runInThisContext } from 'node:vm';

const isProcess = ( value: unknown ): value is NodeJS.Process =>
	typeof value === 'object' && value !== null && 'env' in value;

/**
 * Sets the browser's time zone. Tests get a copy of `process` whose environment
 * has no effect, so this one is read from the outer context.
 */
function moveBrowser( timeZone: string | undefined ) {
	const outside: unknown = runInThisContext( 'process' );
	if ( ! isProcess( outside ) ) {
		throw new Error( 'There is no process.' );
	}
	if ( timeZone === undefined ) {
		delete outside.env.TZ;
	} else {
		outside.env.TZ = timeZone;
	}
}

/** Runs a callback with a time zone of the browser. */
export function withBrowserZone< Result >(
	timeZone: string,
	callback: () => Result
): Result {
	moveBrowser( timeZone );
	try {
		return callback();
	} finally {
		moveBrowser( process.env.TZ );
	}
}

/**
 * Time zones with daylight saving time at midnight, unusual offsets, and on
 * both sides of the date line.
 */
export const browserZones = [
	'UTC',
	'America/Sao_Paulo',
	'America/New_York',
	'Africa/Cairo',
	'Asia/Kathmandu',
	'Pacific/Kiritimati',
	'Pacific/Pago_Pago',
];
