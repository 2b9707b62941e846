import { __, sprintf } from '@wordpress/i18n';
import {
	addMonths,
	endOfUnit,
	getStartOfWeek,
	getStoreToday,
	presetValues,
	rollingPresets,
	startOfUnit,
} from '@storedeck/date';
import type { DateUnit, PlainDate } from '@storedeck/date';
import {
	getNewPath,
	getPath,
	getQuery,
	pathIsExcluded,
} from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { currentUserCan, getSetting } from '@storedeck/settings';
import { getDates } from '../../common/url-dates';
import { formatSiteDate } from '../../common/store-format';
import { getPages, labelOf } from '../pages';
import type { Entry } from './entries';
import { follow } from './follow';
import { findMatches, toWords } from './match';
import type { Named } from './match';
import { getSynonyms } from './synonyms';

/** A period that can be typed. */
export interface TypedPeriod extends Named {
	id: string;
	/** Its parameters in the URL. */
	query: Record< string, string >;
}

/** Results for a text that names none completely. */
const LIMIT = 3;

/** Months that can be named without their year. */
const MONTHS = 12;

const REVENUE = '/analytics/revenue';

const listPresets = (): TypedPeriod[] =>
	[ ...presetValues, ...rollingPresets ]
		.filter( ( { value } ) => value !== 'custom' )
		.map( ( { value, label } ) => ( {
			id: `period:${ value }`,
			label,
			group: '',
			keywords: getSynonyms( `period:${ value }` ),
			query: { period: value },
		} ) );

function toDates( first: PlainDate, unit: DateUnit, label: string ) {
	const last = endOfUnit( first, unit, getStartOfWeek() );
	return {
		id: `period:${ first }:${ unit }`,
		label,
		group: '',
		query: { period: 'custom', after: first, before: last },
	};
}

const toMonth = ( first: PlainDate ) =>
	toDates( first, 'month', formatSiteDate( `${ first } 00:00:00`, 'F Y' ) );

const firstOfMonth = ( date: PlainDate ) =>
	startOfUnit( date, 'month', getStartOfWeek() );

/** The last twelve months, or those of the year that is named. */
function listMonths( words: readonly string[] ): TypedPeriod[] {
	const year = words.find( ( word ) => /^(19|20)\d\d$/.test( word ) );
	const newest = year ? `${ year }-12-01` : firstOfMonth( getStoreToday() );
	return Array.from( { length: MONTHS }, ( _, back ) =>
		toMonth( addMonths( newest, -back ) )
	);
}

const isDate = ( text: string ) =>
	new Date( `${ text }T00:00:00Z` ).toJSON()?.startsWith( text ) ?? false;

/** A day, month or year in ISO format: `2026-03-15`, `2026-03`, `2026`. */
function readIso( word: string ): TypedPeriod | undefined {
	const [ , year, month = '01', day = '01' ] =
		/^((?:19|20)\d\d)(?:-(\d\d))?(?:-(\d\d))?$/.exec( word ) ?? [];
	const first = `${ year }-${ month }-${ day }`;
	if ( ! year || ! isDate( first ) ) {
		return undefined;
	}
	switch ( word.length ) {
		case 4:
			return toDates( first, 'year', word );
		case 7:
			return toMonth( first );
		default:
			return toDates(
				first,
				'day',
				formatSiteDate( `${ first } 00:00:00` )
			);
	}
}

/** The words that name a period: its label, one of its other names, or a month without its year. */
const getNames = ( { label, keywords = '', query }: TypedPeriod ) =>
	[
		label,
		...keywords.split( ',' ),
		...( query.period === 'custom' ? [ label.replace( /\d+/g, '' ) ] : [] ),
	]
		.map( toWords )
		.filter( ( words ) => words.length > 0 );

/**
 * The period that is named in a text, and the other words.
 *
 * @param text For example `net sales last week`.
 */
export function splitPeriod( text: string ): {
	period: TypedPeriod | undefined;
	rest: string;
} {
	const words = toWords( text );
	const without = ( names: readonly string[] ) =>
		words.filter( ( word ) => ! names.includes( word ) ).join( ' ' );
	const [ found ] = [ ...listPresets(), ...listMonths( words ) ]
		.flatMap( ( period ) =>
			getNames( period ).map( ( names ) => ( { period, names } ) )
		)
		.filter( ( { names } ) =>
			names.every( ( name ) => words.includes( name ) )
		)
		.sort( ( a, b ) => b.names.length - a.names.length );
	if ( found ) {
		return { period: found.period, rest: without( found.names ) };
	}
	for ( const word of words ) {
		const period = readIso( word );
		if ( period ) {
			return { period, rest: without( [ word ] ) };
		}
	}
	return { period: undefined, rest: text };
}

/** Periods that a text names, also in part. */
function findPeriods( text: string ): TypedPeriod[] {
	const { period, rest } = splitPeriod( text );
	if ( period ) {
		return rest.trim() === '' ? [ period ] : [];
	}
	const words = toWords( text );
	return words.join( '' ).length < 3
		? []
		: findMatches(
				[ ...listPresets(), ...listMonths( words ) ],
				text
		  ).byLabel.slice( 0, LIMIT );
}

/** A comparison with other dates fits no other period. */
const getComparison = ( { compare }: Query ) =>
	typeof compare === 'string' && compare !== 'custom' ? { compare } : {};

/** The parameters of a period, compared as the current one is. */
export const getPeriodQuery = (
	{ query }: TypedPeriod,
	current: Query = getQuery()
) => ( { ...query, ...getComparison( current ) } );

/** What is shown for a period: Revenue, and the report that is open with its filters. */
function listTargets( period: TypedPeriod ) {
	const path = getPath();
	const current = getQuery();
	const reports = getSetting( 'reports' );
	return [
		...( path !== REVENUE &&
		! pathIsExcluded( path ) &&
		reports.some( ( one ) => one.path === path )
			? [ { path, query: current } ]
			: [] ),
		{ path: REVENUE, query: path === REVENUE ? current : {} },
	].flatMap( ( target ) => {
		const page = getPages().find( ( one ) => one.path === target.path );
		const crumb = page?.breadcrumbs().at( -1 );
		return page && currentUserCan( page.capability )
			? {
					title: crumb ? labelOf( crumb ) : '',
					path: target.path,
					href: getNewPath(
						{
							after: undefined,
							before: undefined,
							compare: undefined,
							compare_after: undefined,
							compare_before: undefined,
							paged: undefined,
							...getPeriodQuery( period, current ),
						},
						target.path,
						target.query
					),
			  }
			: [];
	} );
}

/**
 * Reports of the periods that a text names.
 *
 * @param text The text in the field.
 */
export const findPeriodEntries = ( text: string ): Entry[] =>
	findPeriods( text ).flatMap( ( period ) =>
		listTargets( period ).map( ( { title, path, href } ) => ( {
			id: `${ period.id }:${ path }`,
			label: sprintf(
				/* translators: 1: title of a report, 2: name of a period. */
				__( '%1$s: %2$s', 'storedeck' ),
				title,
				period.label
			),
			group: getDates( period.query ).primary.range,
			open: () => follow( href ),
		} ) )
	);
