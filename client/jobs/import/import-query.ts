import {
	differenceInDays,
	getStoreToday,
	toPlainDate,
	toMoment,
} from '@storedeck/date';
import type { ImportFormSettings } from '@storedeck/data';

/** The format in which the form keeps a day. */
export const FORM_DATE = 'MM/DD/YYYY';

/** What an import is asked for. */
export interface ImportQuery {
	/** Days before today; all there are without it. */
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

/**
 * What the form asks for: a period in days up to today on the shop's clock, and
 * whether what is imported already is left out.
 */
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
