import { _x } from '@wordpress/i18n';
import {
	addDays,
	addUnits,
	endOfUnit,
	getDateInputFormat,
	getStoreToday,
	presetValues,
	rollingPresets,
	toPlainDate,
} from '@storedeck/date';
import type { DateUnit, PlainRange } from '@storedeck/date';
import moment from 'moment';
import { parseDay } from '../calendar/typed-day';

const splitWords = ( words: string ) =>
	words.split( ',' ).map( ( word ) => word.trim().toLowerCase() );

/** The words for a unit in the user's language. */
const getUnits = (): [ DateUnit, string[] ][] => [
	[
		'day',
		/* translators: words in a typed date range, separated by commas. */
		splitWords( _x( 'day, days, d', 'typed date range', 'storedeck' ) ),
	],
	[
		'week',
		/* translators: words in a typed date range, separated by commas. */
		splitWords( _x( 'week, weeks, w', 'typed date range', 'storedeck' ) ),
	],
	[
		'month',
		/* translators: words in a typed date range, separated by commas. */
		splitWords( _x( 'month, months, m', 'typed date range', 'storedeck' ) ),
	],
	[
		'quarter',
		splitWords(
			/* translators: words in a typed date range, separated by commas. */
			_x( 'quarter, quarters, q', 'typed date range', 'storedeck' )
		),
	],
	[
		'year',
		/* translators: words in a typed date range, separated by commas. */
		splitWords( _x( 'year, years, y', 'typed date range', 'storedeck' ) ),
	],
];

const ARABIC_ZERO = 0x660;

/** Lower case with Western digits and single spaces. */
const normalize = ( text: string ) =>
	text
		.trim()
		.toLowerCase()
		.replace( /\s+/g, ' ' )
		.replace( /[٠-٩]/g, ( digit ) =>
			String( digit.charCodeAt( 0 ) - ARABIC_ZERO )
		);

const findPreset = ( text: string ) =>
	[ ...presetValues, ...rollingPresets ].find(
		( { value, label } ) =>
			value !== 'custom' && normalize( label ) === text
	)?.value;

/** A number of units that end today: `last 10 days`, `10 days`, `10d`. */
function readLastUnits( text: string, today: string ): PlainRange | undefined {
	const match = /^(?:(\D+) )?(\d{1,4}) ?(\D+)$/.exec( text );
	const [ , before, count, name = '' ] = match ?? [];
	/* translators: words before the number in a typed date range, separated by commas. */
	const last = _x( 'last, past', 'typed date range', 'storedeck' );
	if ( before && ! splitWords( last ).includes( before ) ) {
		return undefined;
	}
	const unit = getUnits().find( ( [ , words ] ) =>
		words.includes( name )
	)?.[ 0 ];
	if ( ! unit || ! Number( count ) ) {
		return undefined;
	}
	const start =
		unit === 'day'
			? addDays( today, 1 - Number( count ) )
			: addDays( addUnits( today, -Number( count ), unit ), 1 );
	return { start, end: today };
}

/** A year, a quarter or a month: `2025`, `Q3 2025`, `March 2025`, `March`. */
function readUnit( text: string, today: string ): PlainRange | undefined {
	const [ , name = '', typedYear ] =
		/^(.*?)(?:(?:^| )(\d{4}))?$/.exec( text ) ?? [];
	const toRange = ( unit: DateUnit, month: number ) => {
		const getStart = ( year: number ) =>
			`${ year }-${ String( month ).padStart( 2, '0' ) }-01`;
		const currentYear = Number( today.slice( 0, 4 ) );
		// Without a year, the latest that has begun.
		const latest =
			getStart( currentYear ) > today ? currentYear - 1 : currentYear;
		const start = getStart( typedYear ? Number( typedYear ) : latest );
		return { start, end: endOfUnit( start, unit, 0 ) };
	};
	if ( name === '' ) {
		return typedYear ? toRange( 'year', 1 ) : undefined;
	}
	const quarter = /^q([1-4])$/.exec( name )?.[ 1 ];
	if ( quarter ) {
		return toRange( 'quarter', Number( quarter ) * 3 - 2 );
	}
	const names = [ moment.months(), moment.monthsShort() ];
	const month = names
		.map( ( months ) =>
			months.findIndex(
				( each ) =>
					normalize( each ).replace( '.', '' ) ===
					name.replace( '.', '' )
			)
		)
		.find( ( index ) => index >= 0 );
	return month === undefined ? undefined : toRange( 'month', month + 1 );
}

/** One day, or two with a dash or a word between them. */
function readDays( text: string ): PlainRange | undefined {
	const format = getDateInputFormat();
	const read = ( day: string | undefined ) => {
		const date = day ? parseDay( day, format ) : null;
		return date && toPlainDate( date );
	};
	const to = _x( 'to', 'date range', 'storedeck' );
	const [ first, last = first, ...more ] = text
		.replaceAll( ` ${ to } `, ' - ' )
		.split( / ?[–—] ?| - / );
	const [ start, end ] = [ read( first ), read( last ) ].sort();
	return start && end && more.length === 0 ? { start, end } : undefined;
}

/**
 * Reads a date range that was typed: the name of a preset, `last 10 days`,
 * `March 2025`, `Q3`, `2025`, one date or two. Ends are at most today.
 *
 * @param typed Text in the user's language.
 * @param today Today in the site time zone.
 * @return A preset or a range; undefined if the text is none, or in the future.
 */
export function readRangeText(
	typed: string,
	today = getStoreToday()
): { preset: string } | PlainRange | undefined {
	const text = normalize( typed );
	const preset = findPreset( text );
	if ( preset ) {
		return { preset };
	}
	const range =
		readLastUnits( text, today ) ??
		readUnit( text, today ) ??
		readDays( text );
	return range && range.start <= today
		? { start: range.start, end: range.end < today ? range.end : today }
		: undefined;
}
