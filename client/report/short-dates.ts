import { getStoreTimeZoneMoment } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getDates } from '../common/url-dates';
import { isDate } from './columns';
import type { ReportColumn } from './types';

/**
 * A date format of PHP without its year. Unchanged where the rest would not be
 * clear, as in `d/m/Y`: only a month in letters is.
 *
 * @example
 * omitYear( 'F j, Y' ); // 'F j'
 * omitYear( 'j \\d\\e F \\d\\e Y' ); // 'j \\d\\e F'
 */
export function omitYear( format: string ) {
	const short = format
		.replace( /^[Yy][\s.,،]*/, '' )
		.replace( /(?:\s|,|،|\\.)*(?<!\\)[Yy]/, '' );
	return /[FM]/.test( short ) && ! /(?<!\\)[Yyo]/.test( short )
		? short
		: format;
}

const getYear = ( date: unknown ) => String( date ).slice( 0, 4 );

/**
 * Whether the dates of a column are clear without a year: period and values are
 * in the current one.
 */
export function isOfThisYear< Row >(
	column: ReportColumn< Row >,
	rows: readonly Row[],
	query: Query
) {
	const { primary } = getDates( query );
	const year = String( getStoreTimeZoneMoment().year() );
	return (
		isDate( column.type ) &&
		[
			primary.after.year(),
			primary.before.year(),
			...rows.map( ( row ) => getYear( column.value( row ) ?? year ) ),
		].every( ( other ) => String( other ) === year )
	);
}
