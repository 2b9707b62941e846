import {
	differenceInDays,
	getStoreToday,
	toPlainDate,
	toMoment,
} from '@storedeck/date';
import type { ImportFormSettings } from '@storedeck/data';

/** The date format of the form. */
const FORM_DATE = 'MM/DD/YYYY';

interface ImportQuery {
	/** Days before today; without it everything is imported. */
	days?: number;
	skip_existing: boolean;
	[ param: string ]: number | boolean | undefined;
}

function getDays( { date, label }: ImportFormSettings[ 'period' ] ) {
	if ( label === 'all' ) {
		return undefined;
	}
	if ( label !== 'custom' ) {
		const days = Number( label );
		return Number.isInteger( days ) && days > 0 ? days : undefined;
	}
	const from = toMoment( FORM_DATE, date );
	return from
		? Math.max(
				0,
				differenceInDays( getStoreToday(), toPlainDate( from ) )
		  )
		: undefined;
}

/** The query for the form: a number of days until today in the site time zone, and whether to skip imported orders. */
export function getImportQuery( {
	period,
	skipPrevious,
}: ImportFormSettings ): ImportQuery {
	const days = getDays( period );
	return {
		...( days !== undefined && { days } ),
		skip_existing: skipPrevious,
	};
}
