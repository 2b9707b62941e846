import { act, render, screen } from '@testing-library/react';
import {
	button,
	config,
	getLabels,
	onFilterSelect,
	openPicker,
	picker,
	press,
	searchFor,
} from './harness';
import type { FilterPickerConfig, PickerFilter, SearchSettings } from '..';

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useReducedMotion: jest.fn( () => true ),
} ) );

const withFilters = ( ...filters: PickerFilter[] ): FilterPickerConfig => ( {
	...config,
	filters: [ { label: 'All', value: 'all' }, ...filters ],
} );
const search = ( settings: Partial< SearchSettings > = {} ): PickerFilter => ( {
	component: 'Search',
	value: 'single',
	settings: { type: 'products', param: 'products', ...settings },
} );

it.each( [
	[ 'its label', { label: 'Mine' }, 'Mine' ],
	[
		'the label of its search',
		{ settings: { type: 'x', param: 'y', labels: { button: 'Search' } } },
		'Search',
	],
	[ 'its value', {}, 'single' ],
] )( 'shows an entry by %s', ( _, entry, label ) => {
	render(
		picker( {
			config: withFilters( { value: 'single', ...entry } ),
			query: { filter: 'single' },
		} )
	);
	expect( button( `Show: ${ label }` ) ).toBeInTheDocument();
} );

it( 'marks the selected entry and those that lead to another level', async () => {
	render( picker( { query: { filter: 'top' } } ) );
	await openPicker();
	expect(
		screen
			.getAllByRole( 'listitem' )
			.map( ( { textContent, className, firstElementChild } ) => [
				textContent,
				className.includes( 'is-selected' ),
				firstElementChild?.getAttribute( 'aria-current' ),
			] )
	).toEqual( [
		[ 'All products', false, null ],
		[ 'Best sellers', true, 'true' ],
		[ 'By place›', false, null ],
		[ 'Single product›', false, null ],
		[ 'Advanced filters', false, null ],
	] );
	expect(
		screen.getByText( '›', { selector: 'li:nth-child(3) span' } )
	).toHaveAttribute( 'aria-hidden', 'true' );
} );

it( 'hides a level without available entries', async () => {
	render(
		picker( {
			config: withFilters( {
				label: 'Empty',
				value: 'empty',
				subFilters: [ { component: 'Search', value: 'lost' } ],
			} ),
		} )
	);
	await openPicker();
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
} );

it( 'renders a search without labels and a button for other entries with settings', async () => {
	render(
		picker( {
			config: withFilters( search(), {
				label: 'Comparison',
				value: 'compare',
				settings: { type: 'products', param: 'products' },
			} ),
		} )
	);
	await openPicker();
	expect( await screen.findByRole( 'combobox' ) ).toBeInTheDocument();
	await press( 'Comparison' );
	expect( onFilterSelect ).toHaveBeenCalledWith(
		expect.objectContaining( { filter: 'compare', products: undefined } )
	);
} );

it( 'moves focus between levels without scrolling', async () => {
	render( picker() );
	await openPicker();
	const focus = jest.spyOn( HTMLElement.prototype, 'focus' );
	await press( 'By place' );
	expect( focus ).toHaveBeenLastCalledWith( { preventScroll: true } );
	focus.mockRestore();
} );

it( 'works without a query and a callback', async () => {
	render( picker( { query: undefined, onFilterSelect: undefined } ) );
	await openPicker();
	await press( 'Best sellers' );
	expect( window.location.search ).toContain( 'filter=top' );
} );

describe( 'selected items', () => {
	const withoutLabels = withFilters(
		search( { labels: { placeholder: 'Type a name' } } )
	);

	it( 'shows an item without a type until the URL has another one', async () => {
		const query = { filter: 'single' };
		const { rerender } = render( picker( { config: withoutLabels } ) );
		await openPicker();
		await searchFor( 'te' );
		expect(
			screen.queryByRole( 'combobox', { name: 'Type a name' } )
		).not.toBeInTheDocument();
		expect( onFilterSelect ).toHaveBeenCalledWith(
			expect.objectContaining( { filter: 'single', products: 7 } )
		);
		rerender(
			picker( {
				config: withoutLabels,
				query: { ...query, products: '7' },
			} )
		);
		expect( button( 'Show: Tea' ) ).toBeInTheDocument();
		rerender(
			picker( {
				config: withoutLabels,
				query: { ...query, products: '8' },
			} )
		);
		expect( button( 'Show: single' ) ).toBeInTheDocument();
		rerender( picker( { config: withoutLabels, query } ) );
		expect( button( 'Show: single' ) ).toBeInTheDocument();
	} );

	it( 'requests no label without an id', async () => {
		render(
			picker( {
				config: withFilters( search( { getLabels } ) ),
				query: { filter: 'single', products: [ '7' ] },
			} )
		);
		await act( async () => {} );
		expect( getLabels ).not.toHaveBeenCalled();
		expect( button( 'Show: single' ) ).toBeInTheDocument();
	} );

	it( 'selects an item only in the search of the selected entry', async () => {
		render(
			picker( {
				config: withFilters( search( { getLabels } ), {
					...search( { param: 'other', getLabels } ),
					value: 'second',
				} ),
				query: { filter: 'single', products: '7' },
			} )
		);
		await act( async () => {} );
		await openPicker();
		await screen.findAllByRole( 'combobox' );
		expect(
			screen.getAllByRole( 'button', { name: 'Remove Product 7' } )
		).toHaveLength( 1 );
		expect(
			document.querySelectorAll( '.has-inline-tags.is-static-results' )
		).toHaveLength( 1 );
		await press( 'Remove Product 7' );
		expect( onFilterSelect.mock.calls ).toEqual( [
			[
				{
					paged: undefined,
					filter: undefined,
					chart: undefined,
					products: undefined,
					other: undefined,
				},
			],
		] );
	} );
} );
