import type { AdvancedFiltersConfig } from '@storedeck/components';
import { getDateQuery } from '@storedeck/components/report-filters/date-query';
import { getFilterQuery } from '@storedeck/data';
import { getCurrentDates } from '@storedeck/date';
import {
	getActiveFiltersFromQuery,
	isValidFilter,
	parseQuery,
} from '@storedeck/navigation';
import type { Report } from '../../../client/report/types';
import { getFilterSet } from '../../../client/report/report-filters';
import {
	getRequestQuery,
	getVariant,
	getVisibleFilters,
	withItemFlag,
} from '../../../client/report/resolve-report';
import {
	DEFINITIONS,
	getReport,
} from '../../../client/reports/test/definitions';
import { readSections } from '../../../client/screens/overview/sections';
import { readLayout } from '../../../client/screens/report/table-layout';
import { getViewQuery, toViewQuery } from '../../../client/views/view-query';

interface Schema {
	type?: string | string[];
	items?: Schema;
}

interface Random {
	below: ( limit: number ) => number;
}

const ROUTES: Record<
	string,
	{ GET?: Record< string, Schema > }
> = require( '../../contract/rest/support/routes.json' );

// These scripts have no declarations.
const {
	createRandom,
}: {
	createRandom: ( seed: number ) => Random;
} = require( '../fuzz/random.mjs' );
const {
	createPreferences,
}: {
	createPreferences: (
		random: Random,
		names: string[]
	) => Record< string, string >;
} = require( '../urls/random-preferences.mjs' );
const {
	createSearch,
}: {
	createSearch: ( random: Random, path: string ) => string;
} = require( '../urls/random-url.mjs' );

const URLS = Number( process.env.URLS ?? 200 );

const DATE_RANGE = 'period=month&compare=previous_year';

/** As PHP reads numbers. */
const isDecimal = ( value: unknown ) =>
	/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test( String( value ) );

/** Whether a parameter of a request is of the type that its route declares. */
function isAccepted( value: unknown, schema: Schema ): boolean {
	switch ( [ schema.type ].flat()[ 0 ] ) {
		case 'integer':
			return (
				isDecimal( value ) && Number.isSafeInteger( Number( value ) )
			);
		case 'number':
			return isDecimal( value ) && Math.abs( Number( value ) ) < 1e12;
		case 'boolean':
			return /^(true|false|0|1)?$/.test( String( value ) );
		case 'array': {
			const list = typeof value === 'string' ? value.split( ',' ) : value;
			return (
				Array.isArray( list ) &&
				list.every( ( item ) => isAccepted( item, schema.items ?? {} ) )
			);
		}
		case 'string':
			return typeof value === 'string' && ! value.includes( '\0' );
		default:
			return true;
	}
}

/**
 * The parameters of a request that its route does not accept. An option that no
 * longer exists is sent: the error names it.
 */
function getRefused(
	{ endpoint }: Report,
	query: object,
	filters: NonNullable< AdvancedFiltersConfig[ 'filters' ] >
) {
	const schemas = ROUTES[ `/wc-analytics/reports/${ endpoint }` ]?.GET ?? {};
	const isOption = ( name: string ) =>
		filters[ name.replace( /_is(_not)?$/, '' ) ]?.input.component ===
		'SelectControl';
	return Object.entries( query ).filter(
		( [ name, value ] ) =>
			value !== undefined &&
			! isOption( name ) &&
			schemas[ name ] &&
			! isAccepted( value, schemas[ name ] )
	);
}

/** As the page has it: what is no JSON is a text. */
function decode( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return text;
	}
}

/** What the screen of a report reads from a URL, and what it requests. */
function readUrl( base: Report, search: string ) {
	const query = parseQuery( `?${ search }` );
	const flagged = withItemFlag( base, query, false );
	const report = getVariant( base, flagged );
	const filterSet = getVisibleFilters( getFilterSet( report ), flagged );
	const filters = filterSet.advancedFilters.filters ?? {};
	for ( const filter of getActiveFiltersFromQuery( query, filters ) ) {
		isValidFilter( filter, filters[ filter.key ]?.input );
	}
	getDateQuery( query );
	getCurrentDates( query, DATE_RANGE );
	toViewQuery( getViewQuery( { query: search } ), DATE_RANGE );
	const { endpoint, limitBy } = report;
	return getRefused(
		report,
		getFilterQuery( {
			endpoint,
			limitBy,
			query: getRequestQuery( report, flagged, '1,2' ),
			...filterSet,
		} ),
		filters
	);
}

describe( 'random URLs', () => {
	for ( const { id, path } of Object.values( DEFINITIONS ) ) {
		it( `lead to requests of the ${ id } report that its route accepts`, () => {
			const report = getReport( id );
			const random = createRandom( 1 );
			for ( let opened = 0; opened < URLS; opened++ ) {
				const search = createSearch( random, path );
				const refused = readUrl( report, search );
				expect( { search, refused } ).toEqual( {
					search,
					refused: [],
				} );
			}
		} );
	}
} );

describe( 'random preferences', () => {
	it( 'leave the sections and the layout of a table usable', () => {
		const random = createRandom( 2 );
		const definition = {
			key: 'charts',
			title: 'Charts',
			component: () => null,
			isVisible: true,
			hiddenBlocks: [],
		};
		for ( let read = 0; read < URLS; read++ ) {
			const values = createPreferences( random, [
				'dashboard_sections',
				'orders_report_layout',
			] );
			const [ saved, layout ] = Object.values( values ).map( decode );
			const [ section, ...others ] = readSections(
				[ definition ],
				saved
			);
			expect( others ).toEqual( [] );
			expect( section?.title ).toMatch( /\S/ );
			expect( section?.hiddenBlocks ).toBeInstanceOf( Array );
			const { widths = {} } = readLayout( layout );
			expect(
				Object.values( widths ).filter( ( width ) => ! ( width > 0 ) )
			).toEqual( [] );
		}
	} );
} );
