import fc from 'fast-check';
import { parseQuery } from '@storedeck/navigation';
import {
	getViewHref,
	getViewQuery,
	hasDates,
	isShown,
	toViewQuery,
} from '../view-query';

const DEFAULT = 'period=month&compare=previous_year';
const ADDRESS = {
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

it( 'keeps filters, chart and dates, and nothing of where the reader is', () => {
	expect( parseQuery( toViewQuery( ADDRESS, DEFAULT ) ) ).toEqual( {
		filter: 'advanced',
		status_is: 'refunded',
		chart: 'net_revenue',
		period: 'last_month',
		compare: 'none',
	} );
	expect( parseQuery( toViewQuery( ADDRESS ) ) ).toEqual( {
		filter: 'advanced',
		status_is: 'refunded',
		chart: 'net_revenue',
	} );
} );

it( 'spells out the dates that the address leaves to the shop', () => {
	expect( parseQuery( toViewQuery( {}, DEFAULT ) ) ).toEqual( {
		period: 'month',
		compare: 'previous_year',
	} );
} );

it( 'leads to the view, with the dates of the reader where it has none', () => {
	const without = view( 'filter=all' );
	expect( hasDates( without ) ).toBe( false );
	expect( getViewQuery( without, ADDRESS ) ).toEqual( {
		filter: 'all',
		period: 'last_month',
		compare: 'none',
	} );
	const own = view( 'filter=all&period=year&compare=previous_period' );
	expect( getViewQuery( own, ADDRESS ) ).toEqual( {
		filter: 'all',
		period: 'year',
		compare: 'previous_period',
	} );
	expect( getViewHref( own, ADDRESS ) ).toBe(
		'admin.php?page=storedeck&compare=previous_period&filter=all&period=year&view=bbbbbbbbbbbb&path=%2Fanalytics%2Forders'
	);
} );

it( 'leads nowhere else, whatever somebody wrote into it', () => {
	const href = getViewHref(
		view( 'page=evil&path=%2Fevil&view=cccccccccccc&filter=all' )
	);
	const query = new URLSearchParams( href.split( '?' )[ 1 ] );
	expect( query.getAll( 'page' ) ).toEqual( [ 'storedeck' ] );
	expect( query.getAll( 'path' ) ).toEqual( [ '/analytics/orders' ] );
	expect( query.getAll( 'view' ) ).toEqual( [ 'bbbbbbbbbbbb' ] );
} );

it( 'knows whether the screen still shows it', () => {
	const kept = view( toViewQuery( ADDRESS, DEFAULT ), [ 'a', 'b' ] );
	expect( isShown( kept, ADDRESS, [ 'b', 'a' ], DEFAULT ) ).toBe( true );
	expect( isShown( kept, ADDRESS, [ 'a' ], DEFAULT ) ).toBe( false );
	expect(
		isShown( kept, { ...ADDRESS, chart: 'x' }, [ 'a', 'b' ], DEFAULT )
	).toBe( false );
	expect(
		isShown( kept, { ...ADDRESS, period: 'year' }, [ 'a', 'b' ], DEFAULT )
	).toBe( false );
	const dateless = view( toViewQuery( ADDRESS ) );
	expect(
		isShown( dateless, { ...ADDRESS, period: 'year' }, [ 'a' ], DEFAULT )
	).toBe( true );
} );

it( 'gives back every address that it keeps', () => {
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
			const kept = view( toViewQuery( query, DEFAULT ) );
			expect( isShown( kept, getViewQuery( kept ), [], DEFAULT ) ).toBe(
				true
			);
		} )
	);
} );
