import { __ } from '@wordpress/i18n';
import type { Moment } from 'moment';

/** Text in brackets, days of the year (both skipped), and days of the month with their point: `1.` in German. */
const PARTS = /\[[^\]]*\]|D{3,4}|((?:Do|DD?)\.?)/g;

/** Inserts both days in place of one: `MMM D, YYYY` → `MMM [1 - 15], YYYY`. */
function joinDays( format: string, after: Moment, before: Moment ): string {
	return format.replace( PARTS, ( part, token?: string ) =>
		token
			? `[${ after.format( token ) } - ${ before.format( token ) }]`
			: part
	);
}

/**
 * Formats a range as short as possible, in moment's locale.
 *
 * @example
 * getRangeLabel( moment( '2018-04-01' ), moment( '2018-04-15' ) ); // 'Apr 1 - 15, 2018'
 */
export function getRangeLabel( after: Moment, before: Moment ): string {
	/* translators: A date in moment.js syntax (momentjs.com/docs/#/displaying/format). */
	const fullFormat = __( 'MMM D, YYYY', 'storedeck' );
	const isSameYear = after.year() === before.year();
	const isSameMonth = isSameYear && after.month() === before.month();
	if ( isSameMonth && after.date() === before.date() ) {
		return after.format( fullFormat );
	}
	if ( isSameMonth ) {
		return after.format( joinDays( fullFormat, after, before ) );
	}
	/* translators: A date without its year in moment.js syntax (momentjs.com/docs/#/displaying/format). */
	const shortFormat = __( 'MMM D', 'storedeck' );
	return `${ after.format(
		isSameYear ? shortFormat : fullFormat
	) } - ${ before.format( fullFormat ) }`;
}
