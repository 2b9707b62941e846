import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { updateQueryString } from '@storedeck/navigation';

import { Chart } from '..';
import { fakeWidth, items, periods, renderChart, resizeTo } from './harness';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

const drawing = () => screen.getByRole( 'application' );
const nodes = ( container: HTMLElement, selector: string ) =>
	Array.from( container.querySelectorAll( selector ) );

beforeEach( () => {
	fakeWidth( 600 );
	jest.mocked( updateQueryString ).mockClear();
} );

describe( 'header', () => {
	it( 'writes the selected chart type to the URL', async () => {
		const query = { path: '/analytics/revenue' };
		const { user } = renderChart( { path: '/x', query } );
		expect(
			screen.getByRole( 'heading', { name: 'Net sales' } )
		).toBeVisible();
		const line = screen.getByRole( 'menuitemradio', {
			name: 'Line chart',
		} );
		const bar = screen.getByRole( 'menuitemradio', { name: 'Bar chart' } );
		expect( line ).toBeChecked();
		expect( line ).toHaveAttribute( 'tabindex', '0' );
		expect( bar ).toHaveAttribute( 'tabindex', '-1' );

		await user.click( line );
		expect( updateQueryString ).not.toHaveBeenCalled();
		await user.click( bar );
		expect( updateQueryString ).toHaveBeenCalledWith(
			{ chartType: 'bar' },
			'/x',
			query
		);
	} );

	it( 'selects the other type with an arrow key', async () => {
		const { user } = renderChart();
		screen.getByRole( 'menuitemradio', { name: 'Line chart' } ).focus();
		await user.keyboard( '{ArrowRight}' );
		expect(
			screen.getByRole( 'menuitemradio', { name: 'Bar chart' } )
		).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( updateQueryString ).toHaveBeenCalledWith(
			{ chartType: 'bar' },
			undefined,
			undefined
		);
	} );

	it( 'writes the selected interval to the URL', async () => {
		const { user } = renderChart( {
			allowedIntervals: [ 'day', 'week' ],
			interval: 'day',
		} );
		await user.selectOptions( screen.getByRole( 'combobox' ), 'By week' );
		expect( updateQueryString ).toHaveBeenCalledWith(
			{ interval: 'week' },
			undefined,
			undefined
		);
	} );

	it( 'shows no interval select without intervals, and can be hidden', () => {
		const { update } = renderChart();
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		update( { showHeaderControls: false } );
		expect( screen.queryByRole( 'menubar' ) ).toBeNull();
		expect( screen.queryByRole( 'heading' ) ).toBeNull();
	} );
} );

describe( 'states', () => {
	it( 'announces loading and shows no legend or drawing', () => {
		const { container } = renderChart( { isRequesting: true } );
		expect(
			screen.getByText( 'Your requested data is loading' )
		).toBeInTheDocument();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.queryByRole( 'application' ) ).toBeNull();
		expect(
			nodes( container, '.woocommerce-chart-placeholder' )
		).toHaveLength( 1 );
	} );

	it( 'reserves space for each compared item, or for the first five', () => {
		const { container, update } = renderChart( {
			mode: 'item-comparison',
			data: [],
			isRequesting: true,
			filterParam: 'products',
			query: { products: '3,7' },
		} );
		const places = () =>
			nodes( container, '.woocommerce-legend.is-placeholder li' );
		expect( places() ).toHaveLength( 2 );
		update( { query: { products: ','.repeat( 50_000 ) } } );
		expect( places() ).toHaveLength( 100 );
		update( { query: {} } );
		expect( places() ).toHaveLength( 5 );
		expect(
			nodes( container, '.woocommerce-legend.is-open-ended' )
		).toHaveLength( 1 );
	} );

	it( 'draws nothing before it has a width', () => {
		fakeWidth( 0 );
		renderChart();
		expect( screen.queryByRole( 'application' ) ).toBeNull();
		act( () => resizeTo( 500 ) );
		expect( drawing() ).toBeInTheDocument();
	} );

	it( 'shows the empty message if every value is the base value', () => {
		const emptyMessage = 'No data for the selected date range';
		const selector = '.d3-chart__empty-message';
		const { update } = renderChart( { emptyMessage } );
		expect( screen.queryByText( emptyMessage ) ).toBeNull();
		update( { data: [] } );
		expect( screen.getByText( emptyMessage, { selector } ) ).toBeVisible();
		const flat = periods.map( ( { date } ) => ( {
			date,
			primary: { label: 'Stars', value: 3 },
		} ) );
		update( { data: flat } );
		expect( screen.queryByText( emptyMessage ) ).toBeNull();
		update( { data: flat, baseValue: 3 } );
		expect( screen.getByText( emptyMessage, { selector } ) ).toBeVisible();
	} );
} );

describe( 'updates', () => {
	it.each( [ 'line', 'bar' ] as const )(
		'moves the elements of a %s chart instead of creating new ones',
		( chartType ) => {
			const { container, update } = renderChart( { chartType } );
			const selector = 'svg.d3-chart, svg.d3-chart g, path.line, .bar';
			const before = nodes( container, selector );
			const places = () =>
				nodes( container, 'path.line, .bar' ).map( ( node ) =>
					[ 'd', 'x', 'y' ].map( ( name ) =>
						node.getAttribute( name )
					)
				);
			const old = places();
			expect( before.length ).toBeGreaterThan( 4 );

			update( {
				data: periods.map( ( row, index ) => ( {
					...row,
					primary: {
						label: 'This month',
						value: index === 1 ? null : index * 7 + 5,
					},
				} ) ),
			} );
			act( () => resizeTo( 900 ) );
			const after = nodes( container, selector );
			expect( after.every( ( node, i ) => node === before[ i ] ) ).toBe(
				true
			);
			expect( places() ).not.toEqual( old );
			expect( nodes( container, 'svg.d3-chart' )[ 0 ] ).toHaveAttribute(
				'width',
				'900'
			);
		}
	);

	it( 'removes its observers when unmounted', () => {
		const { unmount } = renderChart();
		unmount();
		expect( () => resizeTo( 400 ) ).not.toThrow();
	} );
} );

describe( 'several charts', () => {
	it( 'renders unique ids', () => {
		const { container } = render(
			<>
				<Chart title="One" data={ periods } />
				<Chart title="Two" data={ periods } />
			</>
		);
		const ids = nodes( container, '[id]' ).map( ( { id } ) => id );
		expect( ids.length ).toBeGreaterThan( 3 );
		expect( new Set( ids ).size ).toBe( ids.length );
	} );
} );

describe( 'colors', () => {
	const hook = 'woocommerce_admin_chart_item_color';
	const color = ( container: HTMLElement ) =>
		nodes( container, '.lines g' ).map( ( node ) =>
			( node as SVGElement ).style.getPropertyValue(
				'--woocommerce-chart-series'
			)
		);

	afterEach( () => removeFilter( hook, 'test' ) );

	it( 'uses a color set by a plugin', () => {
		const filter = jest.fn( ( index: number, key: string ) =>
			key === 'secondary' ? '#123456' : index
		);
		addFilter( hook, 'test', filter );
		const { container } = renderChart();
		expect( filter ).toHaveBeenCalledWith( 1, 'secondary', [
			'primary',
			'secondary',
		] );
		// The first series is drawn last.
		expect( color( container )[ 0 ] ).toBe( '#123456' );
		expect( color( container )[ 1 ] ).toMatch( /^(#|rgb)/ );
	} );

	it( 'ignores a plugin that throws', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		addFilter( hook, 'test', () => {
			throw new Error( 'broken plugin' );
		} );
		const { container } = renderChart();
		expect( new Set( color( container ) ).size ).toBe( 2 );
		expect( error ).toHaveBeenCalledTimes( 1 );
		error.mockRestore();
	} );
} );

describe( 'legend', () => {
	const box = ( name: RegExp ) => screen.getByRole( 'checkbox', { name } );

	it( 'shows totals and keeps at least one series selected', async () => {
		const { user } = renderChart( {
			legendTotals: { primary: 1234 },
			tooltipValueFormat: ',.1f',
		} );
		expect( box( /This month 1,234\.0/ ) ).toBeChecked();
		expect( box( /Last month 40\.0/ ) ).toBeChecked();
		await user.click( box( /This month/ ) );
		expect( box( /This month/ ) ).not.toBeChecked();
		expect( box( /Last month/ ) ).toBeDisabled();
	} );

	it( 'allows at most five selected series', async () => {
		const { user, container } = renderChart( {
			mode: 'item-comparison',
			data: items( 7 ),
			legendPosition: 'side',
			itemsLabel: '%d products',
		} );
		fakeWidth( 1000 );
		expect( screen.getByText( '7 products' ) ).toBeVisible();
		const boxes = screen.getAllByRole( 'checkbox' );
		expect( boxes[ 0 ] ).toHaveAccessibleName( /Product 7 14/ );
		expect(
			boxes.map(
				( item ) =>
					item.ariaChecked ?? item.getAttribute( 'aria-checked' )
			)
		).toEqual( [
			'true',
			'true',
			'true',
			'true',
			'true',
			'false',
			'false',
		] );
		expect( box( /Product 1/ ) ).toBeDisabled();
		expect( box( /Product 1/ ) ).toHaveAttribute(
			'title',
			'You may select up to 5 items.'
		);
		await user.click( box( /Product 7/ ) );
		expect( box( /Product 1/ ) ).toBeEnabled();
		expect( box( /Product 1/ ) ).not.toHaveAttribute( 'title' );
		await user.click( box( /Product 1/ ) );
		expect( box( /Product 1/ ) ).toBeChecked();
		expect(
			nodes( container, '.woocommerce-legend__direction-column' )
		).toHaveLength( 1 );
	} );

	it( 'is below the chart when there is not enough space at the side', () => {
		fakeWidth( 400 );
		const { container } = renderChart( {
			mode: 'item-comparison',
			data: items( 2 ),
			legendPosition: 'side',
		} );
		expect(
			nodes( container, '.woocommerce-legend__direction-row' )
		).toHaveLength( 1 );
		expect( nodes( container, '.woocommerce-chart__footer' ) ).toHaveLength(
			1
		);
	} );

	it( 'resets when the keys change, but not when the values change', async () => {
		const { user, update } = renderChart( {
			mode: 'item-comparison',
			data: items( 2 ),
		} );
		await user.click( box( /Product 1/ ) );
		update( { data: items( 2 ).slice( 0, 1 ) } );
		expect( box( /Product 1/ ) ).not.toBeChecked();
		update( { data: items( 3 ) } );
		expect( box( /Product 1/ ) ).toBeChecked();
	} );

	it( 'keeps selected items without values', () => {
		const data = items( 1 ).map( ( row ) => ( {
			...row,
			17: { label: 'Nothing sold', value: 0 },
			18: { label: 'No one asked', value: 0 },
		} ) );
		renderChart( {
			data,
			mode: 'item-comparison',
			filterParam: 'products',
			query: { products: '3,17' },
		} );
		expect( box( /Nothing sold/ ) ).toBeInTheDocument();
		expect(
			screen.queryByRole( 'checkbox', { name: /No one asked/ } )
		).toBeNull();
	} );

	it( 'can be non-interactive or hidden', () => {
		const { update } = renderChart( { interactiveLegend: false } );
		expect( box( /This month/ ) ).toBeDisabled();
		update( { legendPosition: 'hidden' } );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );

	it( 'dims the other series while one is hovered', async () => {
		const { user, container } = renderChart();
		await user.hover( box( /This month/ ) );
		expect( nodes( container, '.lines .is-dimmed' ) ).toHaveLength( 1 );
		await user.unhover( box( /This month/ ) );
		expect( nodes( container, '.is-dimmed' ) ).toHaveLength( 0 );
		act( () => box( /This month/ ).focus() );
		expect( nodes( container, '.lines .is-dimmed' ) ).toHaveLength( 1 );
	} );

	it( 'dims nothing while the pointer rests on a series that was hidden', async () => {
		const { user, container } = renderChart();
		await user.click( box( /This month/ ) );
		expect( nodes( container, '.is-dimmed' ) ).toHaveLength( 0 );
		await user.click( box( /This month/ ) );
		expect( nodes( container, '.lines .is-dimmed' ) ).toHaveLength( 1 );
	} );

	it( 'gives each of five lines its own dashes, the same as in the legend', () => {
		const { container, update } = renderChart( {
			data: items( 5 ),
			mode: 'item-comparison',
		} );
		const getDashes = ( selector: string ) =>
			nodes( container, selector ).map( ( node ) =>
				node.getAttribute( 'stroke-dasharray' )
			);
		const dashes = getDashes( '.lines .line' );
		expect( new Set( dashes ).size ).toBe( 5 );
		// The first series is drawn last.
		expect( getDashes( '.woocommerce-legend__item-line line' ) ).toEqual(
			dashes.reverse()
		);
		update( { chartType: 'bar' } );
		expect( getDashes( '.woocommerce-legend__item-line line' ) ).toEqual(
			[]
		);
	} );
} );

describe( 'on a page from right to left', () => {
	beforeEach( () => {
		window.storedeckSettings = { locale: { isRtl: true } };
	} );

	afterEach( () => {
		delete window.storedeckSettings;
	} );

	it( 'runs the time axis from right to left, also for the arrow keys', async () => {
		const { user, container } = renderChart();
		const places = nodes( container, '.axis text' ).map( ( text ) =>
			Number( text.getAttribute( 'x' ) )
		);
		expect( places.length ).toBeGreaterThan( 1 );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => b - a ) );
		act( () => drawing().focus() );
		const getTitle = () =>
			container.querySelector( '.d3-chart__tooltip h4' )?.textContent;
		expect( getTitle() ).toBe( 'May 1, 2018' );
		await user.keyboard( '{ArrowLeft}' );
		expect( getTitle() ).toBe( 'May 2, 2018' );
		await user.keyboard( '{ArrowRight}' );
		expect( getTitle() ).toBe( 'May 1, 2018' );
	} );
} );

describe( 'accessibility', () => {
	it( 'has a single tab stop and a summary', async () => {
		const user = userEvent.setup();
		render(
			<Chart
				title="Net sales"
				data={ periods }
				showHeaderControls={ false }
				legendPosition="hidden"
			/>
		);
		await user.tab();
		expect( drawing() ).toHaveFocus();
		await user.tab();
		expect( document.body ).toHaveFocus();
		expect( drawing() ).toHaveAccessibleName( 'Net sales' );
		expect( drawing() ).toHaveAccessibleDescription(
			expect.stringContaining(
				'Line chart from May 1, 2018 to May 4, 2018. Highest: 30, May 3, 2018. Lowest: 10, May 1, 2018. This month: 60, up 50% from Last month: 40.'
			)
		);
	} );

	it( 'has a table with a limited number of rows', () => {
		const { update } = renderChart();
		const table = () => screen.getByRole( 'table' );
		const row = within( table() ).getByRole( 'row', {
			name: /May 2, 2018/,
		} );
		expect( row ).toHaveTextContent( 'May 2, 2018No data10' );
		const long = Array.from( { length: 300 }, ( _, index ) => ( {
			date: new Date( index * 86400000 ).toISOString().slice( 0, 19 ),
			a: { label: 'A', value: index },
		} ) );
		update( { data: long } );
		expect( within( table() ).getAllByRole( 'row' ) ).toHaveLength( 101 );
		expect( table() ).toHaveAccessibleName(
			'Net sales: first 100 of 300 dates'
		);
	} );
} );
