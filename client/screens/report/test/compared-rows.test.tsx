import { screen } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { PERIOD, click, getUrl } from '../../../test/render-page';
import { goTo, wait } from '../../../test/support';
import { PRODUCTS, openReport } from './report-page';

const checkbox = ( name: string ) => screen.getByRole( 'checkbox', { name } );
const checked = () =>
	screen
		.getAllByRole( 'checkbox', { name: /^Select (?!all)/, checked: true } )
		.map( ( box ) => box.getAttribute( 'aria-label' ) );
const compare = () => screen.getByRole( 'button', { name: 'Compare' } );
const COMPARISON = { filter: 'compare-products', products: '1,2' };

it( 'compares the selected rows and removes the search', async () => {
	await openReport( { query: { ...PERIOD, search: 'a' } } );
	await click( 'checkbox', 'Select Hat' );
	expect( compare() ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( compare() ).toHaveAccessibleDescription(
		'Check at least two products below to compare'
	);
	await click( 'checkbox', 'Select Cap & more' );
	await click( 'button', 'Compare' );
	expect( getUrl( 'filter', 'products', 'search' ) ).toEqual( {
		filter: 'compare-products',
		products: '2,5',
	} );
} );

it( 'selects all rows of the page, and none after that', async () => {
	await openReport();
	await click( 'checkbox', 'Select Hat' );
	expect( checkbox( 'Select all' ) ).not.toBeChecked();
	await click( 'checkbox', 'Select all' );
	expect( checked() ).toEqual( [
		'Select Cap & more',
		'Select Hat',
		'Select Tie',
	] );
	expect( checkbox( 'Select all' ) ).toBeChecked();
	await click( 'checkbox', 'Select all' );
	expect(
		screen.queryAllByRole( 'checkbox', { name: /^Select/, checked: true } )
	).toEqual( [] );
} );

it( 'cannot select all rows of an empty table', async () => {
	await openReport( {
		responses: { 'GET /wc-analytics/reports/products': [] },
	} );
	expect( checkbox( 'Select all' ) ).toBeDisabled();
	expect( checkbox( 'Select all' ) ).not.toBeChecked();
} );

it( 'starts with the rows that the URL compares, until it compares others', async () => {
	await openReport( { query: { ...PERIOD, ...COMPARISON } } );
	expect( checked() ).toEqual( [ 'Select Hat', 'Select Tie' ] );
	await click( 'checkbox', 'Select Tie' );
	expect( checked() ).toEqual( [ 'Select Hat' ] );

	// Another sort order keeps the selection.
	goTo( '/analytics/products', { ...PERIOD, ...COMPARISON, order: 'asc' } );
	await wait();
	expect( checked() ).toEqual( [ 'Select Hat' ] );

	goTo( '/analytics/products', {
		...PERIOD,
		...COMPARISON,
		products: '5,2',
	} );
	await wait();
	expect( checked() ).toEqual( [ 'Select Cap & more', 'Select Hat' ] );
} );

it( 'keeps the selection of other pages', async () => {
	await openReport( {
		responses: {
			'GET /wc-analytics/reports/products': ( { query }: Call ) =>
				createResponse(
					query.page === '2'
						? [
								{
									product_id: 9,
									extended_info: { name: 'Scarf' },
								},
						  ]
						: PRODUCTS,
					{ totalResults: 60 }
				),
		},
	} );
	await click( 'checkbox', 'Select Hat' );
	await click( 'button', /next page/i );
	await click( 'checkbox', 'Select all' );
	await click( 'button', 'Compare' );
	expect( getUrl( 'products' ) ).toEqual( { products: '2,9' } );
} );

it( 'compares by the parameters of a table that another report has', async () => {
	await openReport( {
		query: { ...PERIOD, filter: 'single_product', products: '7' },
		responses: {
			'GET /wc-analytics/products': [ { id: 7, type: 'variable' } ],
			'GET /wc-analytics/reports/variations': createResponse(
				[ 31, 32 ].map( ( id ) => ( {
					variation_id: id,
					extended_info: { name: `Cap ${ id }` },
				} ) ),
				{ totalResults: 2 }
			),
		},
	} );
	expect(
		screen.getByRole( 'table', { name: 'Variations' } )
	).toBeInTheDocument();
	await click( 'checkbox', 'Select all' );
	await click( 'button', 'Compare' );
	expect( getUrl( 'filter', 'filter-variations', 'variations' ) ).toEqual( {
		filter: 'single_product',
		'filter-variations': 'compare-variations',
		variations: '31,32',
	} );
} );
