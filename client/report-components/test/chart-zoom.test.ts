import { act, renderHook } from '@testing-library/react';
import { updateQueryString } from '@storedeck/navigation';
import { getZoomDays, useChartZoom } from '../chart-zoom';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

const may = { after: '2026-05-01', before: '2026-05-31' };
const range = ( after: string, before: string ) => ( {
	after: `${ after }T00:00:00`,
	before: `${ before }T23:59:59`,
} );

describe( 'getZoomDays', () => {
	it( 'returns the days of the selection', () => {
		expect(
			getZoomDays(
				range( '2026-05-04', '2026-05-10' ),
				may,
				'2026-06-01'
			)
		).toEqual( { after: '2026-05-04', before: '2026-05-10' } );
	} );

	it( 'leaves out days of a week that are outside the period', () => {
		expect(
			getZoomDays(
				range( '2026-04-27', '2026-05-10' ),
				may,
				'2026-06-01'
			)
		).toEqual( { after: '2026-05-01', before: '2026-05-10' } );
		expect(
			getZoomDays(
				range( '2026-05-25', '2026-06-07' ),
				may,
				'2026-06-30'
			)
		).toEqual( { after: '2026-05-25', before: '2026-05-31' } );
	} );

	it( 'leaves out future days', () => {
		expect(
			getZoomDays(
				range( '2026-05-04', '2026-05-20' ),
				may,
				'2026-05-12'
			)
		).toEqual( { after: '2026-05-04', before: '2026-05-12' } );
	} );

	it( 'returns null for the whole period and for future days only', () => {
		expect(
			getZoomDays(
				range( '2026-05-01', '2026-05-31' ),
				may,
				'2026-05-12'
			)
		).toBeNull();
		expect(
			getZoomDays(
				range( '2026-05-20', '2026-05-22' ),
				may,
				'2026-05-12'
			)
		).toBeNull();
	} );

	it( 'returns whole days for a selection of hours', () => {
		expect(
			getZoomDays(
				{ after: '2026-05-02T14:00:00', before: '2026-05-03T08:59:59' },
				may,
				'2026-06-01'
			)
		).toEqual( { after: '2026-05-02', before: '2026-05-03' } );
	} );
} );

describe( 'useChartZoom', () => {
	const path = '/analytics/revenue';
	const write = jest.mocked( updateQueryString );
	const render = ( query: Record< string, string > ) =>
		renderHook(
			( props: typeof query ) =>
				useChartZoom( props, path, may, '2026-06-01' ),
			{ initialProps: query }
		);

	beforeEach( () => write.mockClear() );

	it.each( [
		[ {}, true ],
		[ { after: '2026-05-03' }, false ],
		[ { before: '2026-05-11' }, false ],
		[ { period: 'last_month' }, false ],
	] )( 'can be reset for a URL with %j: %s', ( changes, canReset ) => {
		const view = render( { period: 'last_month' } );
		act(
			() =>
				view.result.current.onZoom?.(
					range( '2026-05-04', '2026-05-10' )
				)
		);
		view.rerender( {
			period: 'custom',
			after: '2026-05-04',
			before: '2026-05-10',
			...changes,
		} );
		expect( view.result.current.onZoomOut !== undefined ).toBe( canReset );
	} );

	it( 'sets a custom period, keeps the comparison, and resets to the original period', () => {
		const query = { period: 'last_month', compare: 'previous_year' };
		const view = render( query );
		expect( view.result.current.onZoomOut ).toBeUndefined();
		act(
			() =>
				view.result.current.onZoom?.(
					range( '2026-05-04', '2026-05-10' )
				)
		);
		expect( write ).toHaveBeenCalledWith(
			{
				period: 'custom',
				compare: 'previous_year',
				after: '2026-05-04',
				before: '2026-05-10',
			},
			path,
			query
		);

		const first = {
			...query,
			period: 'custom',
			after: '2026-05-04',
			before: '2026-05-10',
		};
		view.rerender( first );
		act(
			() =>
				view.result.current.onZoom?.(
					range( '2026-05-05', '2026-05-06' )
				)
		);
		const second = { ...first, after: '2026-05-05', before: '2026-05-06' };
		view.rerender( second );
		act( () => view.result.current.onZoomOut?.() );
		expect( write ).toHaveBeenLastCalledWith(
			{
				period: 'last_month',
				after: undefined,
				before: undefined,
				compare: 'previous_year',
				interval: undefined,
			},
			path,
			second
		);
	} );

	it( 'adds the comparison of the default date range to a URL without one, and removes it again', () => {
		const view = render( {} );
		act(
			() =>
				view.result.current.onZoom?.(
					range( '2026-05-04', '2026-05-10' )
				)
		);
		const [ params ] = write.mock.lastCall ?? [];
		expect( params ).toMatchObject( {
			period: 'custom',
			compare: 'previous_year',
		} );
		view.rerender( params as Record< string, string > );
		act( () => view.result.current.onZoomOut?.() );
		expect( write ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				period: undefined,
				compare: undefined,
			} ),
			path,
			params
		);
	} );

	it( 'offers no reset after the period was changed elsewhere', () => {
		const view = render( { period: 'last_month' } );
		act(
			() =>
				view.result.current.onZoom?.(
					range( '2026-05-04', '2026-05-10' )
				)
		);
		view.rerender( {
			period: 'custom',
			after: '2026-05-01',
			before: '2026-05-10',
		} );
		expect( view.result.current.onZoomOut ).toBeUndefined();
	} );

	it( 'does not zoom into a single day', () => {
		const { result } = renderHook( () =>
			useChartZoom(
				{},
				path,
				{ after: '2026-05-01', before: '2026-05-01' },
				'2026-06-01'
			)
		);
		expect( result.current.onZoom ).toBeUndefined();
	} );
} );
