import { runInThisContext } from 'node:vm';

const isProcess = ( value: unknown ): value is NodeJS.Process =>
	typeof value === 'object' && value !== null && 'env' in value;

/**
 * Moves the browser to a time zone. A test sees a copy of the process whose
 * environment has no effect, so this one is taken from the context outside.
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

/** Runs a callback as if the browser stood in a time zone. */
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

/** Zones with daylight saving at midnight, odd offsets, and both date lines. */
export const browserZones = [
	'UTC',
	'America/Sao_Paulo',
	'America/New_York',
	'Africa/Cairo',
	'Asia/Kathmandu',
	'Pacific/Kiritimati',
	'Pacific/Pago_Pago',
];
