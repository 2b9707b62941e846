import { act, render, screen, waitFor } from '@testing-library/react';
import { getQuery } from '@storedeck/navigation';
import {
	button,
	config,
	getLabels,
	openPicker,
	picker,
	press,
	searchFor,
} from './harness';
import type { SearchTag } from '..';

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useReducedMotion: jest.fn( () => true ),
} ) );

describe( 'searches', () => {
	it( 'hides a search entry without settings', async () => {
		render(
			picker( {
				config: {
					...config,
					filters: [
						{ label: 'All', value: 'all' },
						{ component: 'Search', label: 'Lost', value: 'lost' },
					],
				},
			} )
		);
		await openPicker();
		expect( screen.queryByText( 'Lost' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'combobox' ) ).not.toBeInTheDocument();
	} );

	it( 'writes the entry and the id to the URL and shows the item on the button', async () => {
		const { rerender } = render( picker() );
		await openPicker();
		await press( 'Single product' );
		await searchFor( 'te' );
		expect( getQuery() ).toMatchObject( {
			filter: 'single_product',
			products: '7',
		} );
		rerender( picker( { query: getQuery() } ) );
		await waitFor( () =>
			expect(
				button( /Show: Product 7\s*Single product/ )
			).toBeInTheDocument()
		);
		await openPicker();
		await press( 'Remove Product 7' );
		expect( getQuery() ).not.toHaveProperty( 'filter' );
		expect( getQuery() ).not.toHaveProperty( 'products' );
	} );

	it( 'sets the query of the entry together with the item', async () => {
		const [ entry ] = config.filters.filter(
			( { value } ) => value === 'select_product'
		);
		const [ search ] = entry?.subFilters ?? [];
		const query = { parts: '1' };
		render(
			picker( {
				query,
				config: {
					...config,
					filters: [
						{ label: 'All products', value: 'all' },
						{
							label: 'Single product',
							value: 'select_product',
							subFilters: search && [
								{ ...search, query: { parts: undefined } },
							],
						},
					],
				},
			} )
		);
		await openPicker();
		await press( 'Single product' );
		await searchFor( 'te' );
		expect( getQuery() ).toMatchObject( { products: '7' } );
		expect( getQuery() ).not.toHaveProperty( 'parts' );
	} );

	it( 'shows no label for a comparison, which contains several items', () => {
		render(
			picker( {
				query: { filter: 'compare-products', products: '3,4' },
				config: {
					...config,
					filters: [
						{
							label: 'Comparison',
							value: 'compare-products',
							settings: {
								type: 'products',
								param: 'products',
								getLabels,
							},
						},
					],
				},
			} )
		);
		expect( button( 'Show: Comparison' ) ).toBeInTheDocument();
		expect( getLabels ).not.toHaveBeenCalled();
	} );

	it( 'requests the label once per item', async () => {
		const query = { filter: 'single_product', products: '3' };
		const { rerender } = render( picker( { query } ) );
		await waitFor( () =>
			expect( button( /Product 3/ ) ).toBeInTheDocument()
		);
		rerender( picker( { query: { ...query, period: 'year' } } ) );
		expect( getLabels ).toHaveBeenCalledTimes( 1 );
		rerender( picker( { query: { ...query, products: '4' } } ) );
		expect( button( 'Show: Single product' ) ).toBeInTheDocument();
		await waitFor( () =>
			expect( button( /Product 4/ ) ).toBeInTheDocument()
		);
	} );

	it( 'ignores an outdated label response', async () => {
		const answers: Record< string, ( tags: SearchTag[] ) => void > = {};
		getLabels.mockImplementation(
			( value ) =>
				new Promise( ( resolve ) => ( answers[ value ] = resolve ) )
		);
		const query = { filter: 'single_product', products: '1' };
		const { rerender } = render( picker( { query } ) );
		rerender( picker( { query: { ...query, products: '2' } } ) );
		await act(
			async () => answers[ '2' ]?.( [ { key: 2, label: 'Two' } ] )
		);
		await act(
			async () => answers[ '1' ]?.( [ { key: 1, label: 'One' } ] )
		);
		expect( button( /Two/ ) ).toBeInTheDocument();
	} );

	it( 'shows no label when the request fails', async () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		getLabels.mockRejectedValue( new Error( 'gone' ) );
		render(
			picker( {
				query: { filter: 'single_product', products: '9' },
			} )
		);
		await waitFor( () => expect( error ).toHaveBeenCalledTimes( 1 ) );
		error.mockRestore();
		expect( button( 'Show: Single product' ) ).toBeInTheDocument();
	} );
} );
