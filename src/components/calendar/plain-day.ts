import type { PlainDate } from '@storedeck/date';

/*
 * The calendar uses native dates. Noon is on the same day in every time zone
 * and never skipped by daylight saving time, so conversions are lossless.
 */

export function toNativeDate( day: PlainDate ): Date {
	const [ year = 0, month = 1, date = 1 ] = day.split( '-' ).map( Number );
	return new Date( year, month - 1, date, 12 );
}

const pad = ( number: number, length: number ) =>
	String( number ).padStart( length, '0' );

export const toDateString = ( date: Date ): PlainDate =>
	[
		pad( date.getFullYear(), 4 ),
		pad( date.getMonth() + 1, 2 ),
		pad( date.getDate(), 2 ),
	].join( '-' );
