import { parseBody } from './parse-body';

/** Statuses with which firewalls and servers refuse a request before WordPress gets it. */
const STATUSES = [ 403, 405, 406, 501 ];

/** Whether an error response is not of WordPress, which sends data. */
export const isBlocked = ( status: number, body: string ) =>
	STATUSES.includes( status ) && ! hasData( body );

function hasData( body: string ) {
	try {
		parseBody( body );
		return true;
	} catch {
		return false;
	}
}
