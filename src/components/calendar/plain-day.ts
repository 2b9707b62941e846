import type { PlainDate } from '@storedeck/date';

/*
 * The calendar reckons with the browser's dates. Noon is the same day in every
 * zone and never skipped, so a day comes back as it went in.
 */

export function toNoon( day: PlainDate ): Date {
	const [ year = 0, month = 1, date = 1 ] = day.split( '-' ).map( Number );
	return new Date( year, month - 1, date, 12 );
}

const pad = ( number: number, length: number ) =>
	String( number ).padStart( length, '0' );

export const toDay = ( date: Date ): PlainDate =>
	[
		pad( date.getFullYear(), 4 ),
		pad( date.getMonth() + 1, 2 ),
		pad( date.getDate(), 2 ),
	].join( '-' );
