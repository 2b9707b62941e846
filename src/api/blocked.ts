/** Statuses with which firewalls and servers refuse a request before WordPress gets it. */
const STATUSES = [ 403, 405, 406, 501 ];

/** Whether an error response is not of WordPress, which sends JSON. */
export const isBlocked = ( status: number, body: string ) =>
	STATUSES.includes( status ) && ! /^\s*[{[]/.test( body );
