import { getIndicatorHref, readIndicators, readValues } from '../indicators';

const ROW = {
	stat: 'orders/orders_count',
	label: 'Orders',
	chart: 'orders_count',
	_links: { report: [ { href: '/analytics/orders' } ] },
};
const INDICATOR = {
	stat: 'orders/orders_count',
	label: 'Orders',
	chart: 'orders_count',
	report: '/analytics/orders',
};

describe( 'readIndicators', () => {
	it( 'reads the metric and the report of an indicator', () => {
		expect( readIndicators( [ ROW ] ) ).toEqual( [ INDICATOR ] );
	} );

	it.each( [
		[ 'text', 'orders' ],
		[ 'nothing', null ],
		[ 'a row without a metric', { ...ROW, stat: 7 } ],
		[ 'a row without a label', { ...ROW, label: undefined } ],
	] )( 'leaves out %s and keeps the others', ( _title, row ) => {
		expect( readIndicators( [ row, ROW ] ) ).toEqual( [ INDICATOR ] );
	} );

	it.each( [
		undefined,
		null,
		'/analytics/orders',
		{},
		{ report: '/analytics/orders' },
		{ report: [] },
		{ report: [ null ] },
		{ report: [ { href: 7 } ] },
	] )( 'has no report with the links %j', ( links ) => {
		expect( readIndicators( [ { ...ROW, _links: links } ] ) ).toEqual( [
			{ ...INDICATOR, report: '' },
		] );
	} );

	it( 'has no chart if that is not a text', () => {
		expect( readIndicators( [ { ...ROW, chart: null } ] ) ).toEqual( [
			{ ...INDICATOR, chart: '' },
		] );
	} );
} );

describe( 'readValues', () => {
	const read = ( row: unknown ) => readValues( [ row ] );

	it.each( [
		[ 'currency', 'currency' ],
		[ 'number', 'number' ],
		[ 'percent', 'number' ],
		[ undefined, 'number' ],
	] )( 'reads the format %s as %s', ( format, type ) => {
		expect( read( { stat: 'a/b', format, value: 3 } ) ).toEqual( [
			{ stat: 'a/b', format: type, value: 3 },
		] );
	} );

	it.each( [ null, '3', NaN, Infinity, undefined ] )(
		'has no value for %p',
		( value ) => {
			expect( read( { stat: 'a/b', value } )[ 0 ]?.value ).toBeNull();
		}
	);

	it( 'keeps zero', () => {
		expect( read( { stat: 'a/b', value: 0 } )[ 0 ]?.value ).toBe( 0 );
	} );

	it.each( [ null, 'a', { value: 3 }, { stat: 7, value: 3 } ] )(
		'leaves out %j',
		( row ) => {
			expect( read( row ) ).toEqual( [] );
		}
	);
} );

describe( 'getIndicatorHref', () => {
	const QUERY = { period: 'year', compare: 'none', filter: 'advanced' };
	const parametersOf = ( href: string ) =>
		Object.fromEntries( new URL( href, 'http://store.test' ).searchParams );

	it( 'opens the chart of the report for the same period', () => {
		expect( parametersOf( getIndicatorHref( INDICATOR, QUERY ) ) ).toEqual(
			{
				page: 'storedeck',
				path: '/analytics/orders',
				period: 'year',
				compare: 'none',
				chart: 'orders_count',
			}
		);
	} );

	it( 'leaves the chart to the report if the indicator has none', () => {
		expect(
			parametersOf(
				getIndicatorHref( { ...INDICATOR, chart: '' }, QUERY )
			)
		).not.toHaveProperty( 'chart' );
	} );

	it.each( [ '', 'https://stats.test/a', '//stats.test/a', 'a/b' ] )(
		'leaves “%s” as it is',
		( report ) => {
			expect( getIndicatorHref( { ...INDICATOR, report }, QUERY ) ).toBe(
				report
			);
		}
	);
} );
