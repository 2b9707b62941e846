import fc from 'fast-check';
import { parseQuery } from '@storedeck/navigation';
import {
	getViewHref,
	getViewQuery,
	hasDates,
	isViewShown,
	toViewQuery,
} from '../view-query';

const DEFAULT = 'period=month&compare=previous_year';
const QUERY = {
	page: 'storedeck',
	path: '/analytics/orders',
	paged: '3',
	view: 'aaaaaaaaaaaa',
	filter: 'advanced',
	status_is: 'refunded',
	chart: 'net_revenue',
	period: 'last_month',
	compare: 'none',
};
const view = ( query: string, hidden: string[] | null = null ) => ( {
	id: 'bbbbbbbbbbbb',
	path: '/analytics/orders',
	query,
	hidden_columns: hidden,
} );

it( 'saves filters, chart and period, but not the page', () => {
	expect( parseQuery( toViewQuery( QUERY, DEFAULT ) ) ).toEqual( {
		filter: 'advanced',
		status_is: 'refunded',
		chart: 'net_revenue',
		period: 'last_month',
		compare: 'none',
	} );
	expect( parseQuery( toViewQuery( QUERY ) ) ).toEqual( {
		filter: 'advanced',
		status_is: 'refunded',
		chart: 'net_revenue',
	} );
} );

it( 'adds the default period if the URL has none', () => {
	expect( parseQuery( toViewQuery( {}, DEFAULT ) ) ).toEqual( {
		period: 'month',
		compare: 'previous_year',
	} );
} );

it( 'links to the view, with the current period if it has none', () => {
	const without = view( 'filter=all' );
	expect( hasDates( without ) ).toBe( false );
	expect( getViewQuery( without, QUERY ) ).toEqual( {
		filter: 'all',
		period: 'last_month',
		compare: 'none',
	} );
	const withPeriod = view( 'filter=all&period=year&compare=previous_period' );
	expect( getViewQuery( withPeriod, QUERY ) ).toEqual( {
		filter: 'all',
		period: 'year',
		compare: 'previous_period',
	} );
	expect( getViewHref( withPeriod, QUERY ) ).toBe(
		'admin.php?page=storedeck&compare=previous_period&filter=all&period=year&view=bbbbbbbbbbbb&path=%2Fanalytics%2Forders'
	);
} );

it( 'ignores page and path in the saved query', () => {
	const href = getViewHref(
		view( 'page=evil&path=%2Fevil&view=cccccccccccc&filter=all' )
	);
	const query = new URLSearchParams( href.split( '?' )[ 1 ] );
	expect( query.getAll( 'page' ) ).toEqual( [ 'storedeck' ] );
	expect( query.getAll( 'path' ) ).toEqual( [ '/analytics/orders' ] );
	expect( query.getAll( 'view' ) ).toEqual( [ 'bbbbbbbbbbbb' ] );
} );

it( 'detects whether the screen still shows the view', () => {
	const saved = view( toViewQuery( QUERY, DEFAULT ), [ 'a', 'b' ] );
	expect( isViewShown( saved, QUERY, [ 'b', 'a' ], DEFAULT ) ).toBe( true );
	expect( isViewShown( saved, QUERY, [ 'a' ], DEFAULT ) ).toBe( false );
	expect(
		isViewShown( saved, { ...QUERY, chart: 'x' }, [ 'a', 'b' ], DEFAULT )
	).toBe( false );
	expect(
		isViewShown(
			saved,
			{ ...QUERY, period: 'year' },
			[ 'a', 'b' ],
			DEFAULT
		)
	).toBe( false );
	const withoutPeriod = view( toViewQuery( QUERY ) );
	expect(
		isViewShown(
			withoutPeriod,
			{ ...QUERY, period: 'year' },
			[ 'a' ],
			DEFAULT
		)
	).toBe( true );
} );

it( 'restores every query that it saves', () => {
	const text = fc.string( { unit: 'grapheme', minLength: 1, maxLength: 12 } );
	const name = fc.stringMatching( /^[a-z_]{3,10}$/ );
	const value = fc.oneof(
		text,
		fc.array( fc.array( text, { minLength: 2, maxLength: 2 } ), {
			minLength: 1,
			maxLength: 3,
		} )
	);
	fc.assert(
		fc.property( fc.dictionary( name, value, { maxKeys: 6 } ), ( some ) => {
			const query = parseQuery(
				toViewQuery( { ...some, filter: 'all' }, DEFAULT )
			);
			const saved = view( toViewQuery( query, DEFAULT ) );
			expect(
				isViewShown( saved, getViewQuery( saved ), [], DEFAULT )
			).toBe( true );
		} )
	);
} );
