import { getIndicatorHref } from '../indicators';

const INDICATOR = {
	stat: 'orders/orders_count',
	label: 'Orders',
	chart: 'orders_count',
	report: '/analytics/orders',
};

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
