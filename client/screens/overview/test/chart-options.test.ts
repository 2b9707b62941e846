import {
	getChartQuery,
	getChartType,
	getIntervals,
} from '../charts/chart-options';

const MONTH = { period: 'month', compare: 'previous_year' };

describe( 'the charts of the Overview', () => {
	it( 'are lines unless the user has chosen bars', () => {
		expect( getChartType( {} ) ).toBe( 'line' );
		expect( getChartType( { dashboard_chart_type: 'bar' } ) ).toBe( 'bar' );
	} );

	it( 'are by the interval of the user, by day without one', () => {
		const get = ( preferred?: string ) =>
			getIntervals( getChartQuery( MONTH, 'line', preferred ), '' );
		expect( get() ).toMatchObject( { interval: 'day' } );
		expect( get( 'week' ) ).toMatchObject( { interval: 'week' } );
	} );

	it( 'ignore an interval that the period does not allow', () => {
		const { interval, allowed } = getIntervals(
			getChartQuery( { period: 'year' }, 'line', 'hour' ),
			''
		);
		expect( allowed ).not.toContain( 'hour' );
		expect( allowed ).toContain( interval );
	} );

	it( 'leave the interval to the server unless the user prefers one', () => {
		expect( getChartQuery( MONTH, 'line', undefined ) ).toEqual( {
			...MONTH,
			chartType: 'line',
		} );
		expect( getChartQuery( MONTH, 'bar', 'week' ) ).toEqual( {
			...MONTH,
			interval: 'week',
			chartType: 'bar',
		} );
	} );

	it( 'request no segments, which only reports have', () => {
		expect(
			getChartQuery( { ...MONTH, segmentby: 'Test' }, 'line', 'day' )
		).toEqual( { ...MONTH, interval: 'day', chartType: 'line' } );
	} );
} );
