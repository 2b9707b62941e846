import { getChartOptions, getChartQuery } from '../charts/chart-options';

const MONTH = { period: 'month', compare: 'previous_year' };

describe( 'the charts of the Overview', () => {
	it( 'have the type and interval of the user', () => {
		expect(
			getChartOptions(
				{
					dashboard_chart_type: 'bar',
					dashboard_chart_interval: 'week',
				},
				MONTH,
				''
			)
		).toMatchObject( { type: 'bar', interval: 'week' } );
	} );

	it( 'are lines by day unless the user has chosen', () => {
		expect( getChartOptions( {}, MONTH, '' ) ).toMatchObject( {
			type: 'line',
			interval: 'day',
		} );
	} );

	it( 'ignore an interval that the period does not allow', () => {
		const { interval, allowed } = getChartOptions(
			{ dashboard_chart_interval: 'hour' },
			{ period: 'year' },
			''
		);
		expect( allowed ).not.toContain( 'hour' );
		expect( allowed ).toContain( interval );
	} );

	it( 'request no segments, which only reports have', () => {
		expect(
			getChartQuery( { ...MONTH, segmentby: 'Test' }, 'line', 'day' )
		).toEqual( { ...MONTH, interval: 'day', chartType: 'line' } );
	} );
} );
