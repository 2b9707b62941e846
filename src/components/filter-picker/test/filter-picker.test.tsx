import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducedMotion } from '@wordpress/compose';
import { getQuery } from '@storedeck/navigation';
import {
	button,
	config,
	onFilterSelect,
	openPicker,
	picker,
	press,
} from './harness';

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useReducedMotion: jest.fn( () => true ),
} ) );

it( 'shows the label of the selected entry, also of a nested one', () => {
	const { rerender } = render( picker() );
	expect( button( 'Show: All products' ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	rerender( picker( { query: { filter: 'cellar' } } ) );
	expect( button( 'Show: Cellar' ) ).toBeInTheDocument();
	rerender( picker( { query: { filter: 'unknown' } } ) );
	expect( button( 'Show: unknown' ) ).toBeInTheDocument();
	rerender( picker( { query: { filter: 'x'.repeat( 100_000 ) } } ) );
	expect( button( /^Show: x{59}…$/ ) ).toBeInTheDocument();
	rerender( picker( { config: { ...config, defaultValue: 'top' } } ) );
	expect( button( 'Show: Best sellers' ) ).toBeInTheDocument();
} );

it( 'writes the selection to the URL and removes parameters of the previous entry', async () => {
	render(
		picker( {
			query: {
				filter: 'advanced',
				products: '3',
				chart: 'items',
				period: 'year',
				paged: '4',
				status_is: 'failed',
			},
			advancedFilters: {
				filters: { status: { rules: [ { value: 'is' } ] } },
			},
		} )
	);
	await openPicker();
	await press( 'Best sellers' );
	expect( getQuery() ).toEqual( {
		page: 'storedeck',
		path: '/analytics/products',
		filter: 'top',
		orderby: 'items_sold',
		chart: 'items',
		period: 'year',
	} );
	expect( onFilterSelect ).toHaveBeenCalledTimes( 1 );
	expect( onFilterSelect.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
		filter: 'top',
		status_is: undefined,
		products: undefined,
	} );
	expect( Object.keys( onFilterSelect.mock.calls[ 0 ]?.[ 0 ] ) ).toEqual( [
		'paged',
		'filter',
		'orderby',
		'chart',
		'products',
		'status_is',
	] );
	expect(
		screen.queryByRole( 'button', { name: 'Best sellers' } )
	).not.toBeInTheDocument();
} );

it( 'keeps advanced filters when they are selected and removes the parameter of the default entry', async () => {
	const query = { filter: 'top', status_is: 'failed' };
	const advancedFilters = {
		filters: { status: { rules: [ { value: 'is' } ] } },
	};
	const { rerender } = render( picker( { query, advancedFilters } ) );
	await openPicker();
	await press( 'Advanced filters' );
	expect( getQuery() ).toMatchObject( {
		filter: 'advanced',
		status_is: 'failed',
	} );
	rerender(
		picker( { query: { ...query, filter: 'advanced' }, advancedFilters } )
	);
	await openPicker();
	await press( 'All products' );
	expect( getQuery() ).not.toHaveProperty( 'filter' );
	expect( getQuery() ).not.toHaveProperty( 'status_is' );
} );

it( 'only closes when the current entry is selected again', async () => {
	render( picker( { query: { filter: 'top' } } ) );
	await openPicker();
	expect( button( 'Best sellers' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await press( 'Best sellers' );
	expect( onFilterSelect ).not.toHaveBeenCalled();
	expect(
		screen.queryByRole( 'button', { name: 'Best sellers' } )
	).not.toBeInTheDocument();
} );

it( 'navigates between levels and moves focus', async () => {
	render( picker() );
	await openPicker();
	await press( 'By place' );
	expect( button( 'Back from: By place' ) ).toHaveFocus();
	await press( 'Storage' );
	expect( button( 'Cellar' ) ).toBeInTheDocument();
	await press( 'Back from: Storage' );
	expect( button( 'Storage' ) ).toHaveFocus();
	await press( 'Back from: By place' );
	expect( button( 'By place' ) ).toHaveFocus();
	await press( 'By place' );
	button( 'Shop' ).focus();
	await userEvent.keyboard( '{Enter}' );
	expect( getQuery().filter ).toBe( 'shop' );
} );

it( 'opens a dialog with the label of the filter', async () => {
	render( picker() );
	await openPicker();
	expect(
		screen.getByRole( 'dialog', { name: 'Show' } )
	).toBeInTheDocument();
} );

it( 'opens at the level of the selected entry', async () => {
	render( picker( { query: { filter: 'cellar' } } ) );
	await openPicker();
	expect( button( 'Cellar' ) ).toHaveAttribute( 'aria-current', 'true' );
	expect( button( 'Back from: Storage' ) ).toBeInTheDocument();
} );

it( 'slides between levels unless reduced motion is preferred', async () => {
	jest.mocked( useReducedMotion ).mockReturnValue( false );
	const { baseElement } = render( picker() );
	await openPicker();
	await press( 'By place' );
	expect(
		baseElement.querySelector( '.animate-left .slide-exit' )
	).toHaveAttribute( 'inert' );
	// During the slide, not only at its end.
	expect( button( 'Back from: By place' ) ).toHaveFocus();
	await waitFor( () =>
		expect(
			baseElement.querySelector( '.slide-exit' )
		).not.toBeInTheDocument()
	);
	await press( 'Back from: By place' );
	expect(
		baseElement.querySelector( '.animate-right .slide-exit' )
	).toBeInTheDocument();
	await waitFor( () =>
		expect(
			baseElement.querySelector( '.slide-exit' )
		).not.toBeInTheDocument()
	);
	jest.mocked( useReducedMotion ).mockReturnValue( true );
} );

it( 'renders a config without optional fields', async () => {
	render(
		picker( {
			config: {
				label: 'Show',
				param: 'kind',
				filters: [
					{ label: 'All', value: 'all' },
					{ component: 'Search', value: 'x' },
					{ label: 'One', value: 'one' },
				],
			},
		} )
	);
	await openPicker();
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
	await press( 'One' );
	expect( getQuery().kind ).toBe( 'one' );
} );
