import { act, fireEvent, screen, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';

import type { ChartProps } from '../types';
import { day, fakeWidth, items, periods, renderChart } from './harness';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );
beforeEach( () => fakeWidth( 600 ) );

const drawing = () => screen.getByRole( 'application' );
const texts = ( container: HTMLElement, selector: string ) =>
	Array.from(
		container.querySelectorAll( selector ),
		( { textContent } ) => textContent
	);

describe( 'selected items', () => {
	const data = items( 1 ).map( ( row ) => ( {
		...row,
		17: { label: 'Nothing', value: 0 },
	} ) );
	const labels = () =>
		screen
			.getAllByRole( 'checkbox' )
			.map( ( { textContent } ) => textContent );

	it.each( [
		[ { filterParam: 'p', query: { p: '3, 17 ' } }, 2 ],
		[ { filterParam: 'p', query: { p: '' } }, 1 ],
		[ { filterParam: 'p', query: { p: [ '17' ] } }, 1 ],
		[ { filterParam: 'p', query: {} }, 1 ],
		[ { filterParam: 'p' }, 1 ],
		[ { query: { undefined: '17' } }, 1 ],
	] )( 'are read from %j', ( filter, count ) => {
		renderChart( {
			data,
			mode: 'item-comparison',
			...( filter as Partial< ChartProps > ),
		} );
		expect( labels() ).toHaveLength( count );
	} );

	it( 'change with the URL and the mode', () => {
		const { update } = renderChart( { data, mode: 'item-comparison' } );
		expect( labels() ).toEqual( [ 'Product 1 2' ] );
		update( { filterParam: 'p', query: { p: '17' } } );
		expect( labels() ).toEqual( [ 'Product 1 2', 'Nothing 0' ] );
		update( { mode: 'time-comparison' } );
		expect( labels() ).toEqual( [ 'Nothing 0', 'Product 1 2' ] );
	} );

	it( 'stay hidden when only their order changes', () => {
		const reversed = items( 2 ).map( ( { date } ) => ( {
			date,
			product_1: { label: 'Product 1', value: 9 },
			product_2: { label: 'Product 2', value: 1 },
		} ) );
		const { update } = renderChart( {
			data: items( 2 ),
			mode: 'item-comparison',
		} );
		const box = () => screen.getByRole( 'checkbox', { name: /Product 1/ } );
		fireEvent.click( box() );
		update( { data: reversed } );
		expect( labels()[ 0 ] ).toBe( 'Product 1 18' );
		expect( box() ).not.toBeChecked();
	} );
} );

describe( 'changes of props', () => {
	const tooltip = '.d3-chart__tooltip';
	const spoken = '.d3-chart__spoken[role=status]';

	it.each( [
		[ { tooltipLabelFormat: '%d.%m.' }, `${ tooltip } h4`, '01.05.' ],
		[ { tooltipTitle: 'Sales' }, `${ tooltip } h4`, 'Sales' ],
		[ { tooltipValueFormat: '.2f' }, `${ tooltip } bdi`, '10.00' ],
		[ { screenReaderFormat: '%d.%m.' }, spoken, '01.05., This month: 10' ],
		[
			{ unfinishedFrom: day( 0 ) },
			spoken,
			'May 1, 2018, This month: 10. In progress',
		],
		[
			{ annotations: [ { date: day( 0 ), label: '<i>Sale</i>' } ] },
			spoken,
			'May 1, 2018, This month: 10. Sale',
		],
		[
			{ annotations: [ { date: day( 0 ), label: '' } ] },
			spoken,
			'May 1, 2018, This month: 10',
		],
		[ { xFormat: '%-d.' }, '.axis text', '1.' ],
		[ { x2Format: '%Y' }, '.axis-month text', '2018' ],
		[
			{ valueType: 'currency' as const },
			'.y-axis text:last-child',
			'$40',
		],
		[ { yFormat: '.1f' }, '.y-axis text:last-child', '40.0' ],
		[
			{ valueType: 'currency' as const, currency: { symbol: '€' } },
			'.y-axis text:last-child',
			'€40',
		],
	] )( 'shows the change %j', ( change, selector, text ) => {
		const { container, update } = renderChart();
		act( () => drawing().focus() );
		update( change );
		expect( texts( container, selector )[ 0 ] ).toBe( text );
	} );

	it.each( [
		[ { legendTotals: { primary: 80 } }, 'This month: 80, up 100%' ],
		[ { comparedWith: { label: 'So far', total: 30 } }, 'So far: 30.' ],
		[ { chartType: 'bar' as const }, 'Bar chart from' ],
		[ { mode: 'item-comparison' as const }, 'Highest: 30, This month,' ],
		[ { screenReaderFormat: '%Y' }, 'Line chart from 2018 to 2018.' ],
		[ { tooltipValueFormat: '.1f' }, 'Highest: 30.0, May 3' ],
		[ { emptyMessage: 'No data', baseValue: 1, data: [] }, 'No data' ],
	] )( 'describes the change %j', ( change, text ) => {
		const { update } = renderChart();
		const description = expect.stringContaining( text );
		expect( drawing() ).not.toHaveAccessibleDescription( description );
		update( change );
		expect( drawing() ).toHaveAccessibleDescription( description );
	} );

	it( 'compares only two periods that are both visible', () => {
		const { update } = renderChart();
		const change = expect.stringContaining( 'from Last month' );
		expect( drawing() ).toHaveAccessibleDescription( change );
		fireEvent.click( screen.getByRole( 'checkbox', { name: /This/ } ) );
		expect( drawing() ).not.toHaveAccessibleDescription( change );
		fireEvent.click( screen.getByRole( 'checkbox', { name: /This/ } ) );
		update( {
			data: periods.map( ( row ) => ( {
				...row,
				third: { label: 'Before', value: 1 },
			} ) ),
		} );
		expect( drawing() ).not.toHaveAccessibleDescription( change );
	} );

	it( 'has whole values on the axis of counts and averages', () => {
		const single = [ { date: day( 0 ), a: { value: 1 } } ];
		const { container, update } = renderChart( { data: single } );
		const values = () => texts( container, '.y-axis text' );
		expect( values() ).toEqual( [ '0', '0.4', '0.8', '1.2' ] );
		for ( const valueType of [ 'number', 'average' ] as const ) {
			update( { valueType } );
			expect( values() ).toEqual( [ '0', '1', '2' ] );
		}
		update( { valueType: 'number', yFormat: '.1f' } );
		expect( values() ).toEqual( [ '0.0', '0.4', '0.8', '1.2' ] );
		update( { yFormat: '.1f', yBelow1Format: '.2f' } );
		expect( values() ).toEqual( [ '0.0', '0.40', '0.80', '1.2' ] );
	} );

	it( 'reads dates of another format, also those of the comparison', () => {
		const { container, update } = renderChart( {
			data: [
				{
					date: '02.05.2018',
					a: { label: 'A', value: 1 },
					b: { label: 'B', value: 1, labelDate: '01.04.2018' },
					c: { label: 'C', value: 1, labelDate: 'soon' },
				},
			],
			dateParser: '%d.%m.%Y',
			unfinishedFrom: '02.05.2018',
			annotations: [ { date: '02.05.2018', label: 'Sale' } ],
		} );
		act( () => drawing().focus() );
		expect( texts( container, `${ tooltip } .key-key` ) ).toEqual( [
			'A',
			'April 1, 2018',
			'C',
		] );
		expect( texts( container, spoken ) ).toEqual( [
			'May 2, 2018, A: 1. In progress. Sale',
		] );
		update( { dateParser: undefined } );
		expect( texts( container, tooltip ) ).toEqual( [] );
	} );

	it( 'inserts missing dates of its interval', () => {
		const { update } = renderChart( {
			data: [ 0, 1, 3 ].map( ( index ) => ( {
				date: day( index ),
				a: { value: 1 },
			} ) ),
		} );
		const rows = () =>
			within( screen.getByRole( 'table' ) ).getAllByRole( 'row' ).length;
		expect( rows() ).toBe( 5 );
		update( { interval: 'hour' } );
		expect( rows() ).toBe( 4 );
	} );

	it( 'is named "Chart" without a title', () => {
		renderChart( { title: undefined } );
		expect( drawing() ).toHaveAccessibleName( 'Chart' );
		expect( drawing().tabIndex ).toBe( 0 );
	} );
} );

describe( 'colors of plugins', () => {
	const hook = 'woocommerce_admin_chart_item_color';
	const colors = ( container: HTMLElement ) =>
		Array.from(
			container.querySelectorAll< HTMLElement >( '.lines > g' ),
			( { style } ) =>
				style.getPropertyValue( '--woocommerce-chart-series' )
		).reverse();

	afterEach( () => removeFilter( hook, 'test' ) );

	it.each( [ 'red', '', null, {} ] )( 'cannot be %p', ( color ) => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		addFilter( hook, 'test', () => color );
		const { container } = renderChart();
		expect( colors( container ) ).toEqual( [ '#3858e9', '#8c8f94' ] );
		error.mockRestore();
	} );

	it( 'depend on the place among the visible series', () => {
		const filter = jest.fn( ( index: number ) => index );
		addFilter( hook, 'test', filter );
		const { container } = renderChart();
		filter.mockClear();
		fireEvent.click( screen.getByRole( 'checkbox', { name: /This/ } ) );
		expect( filter.mock.lastCall ).toEqual( [
			0,
			'secondary',
			[ 'secondary' ],
		] );
		// Its own color stays.
		expect( colors( container ) ).toEqual( [ '#8c8f94' ] );
	} );
} );
