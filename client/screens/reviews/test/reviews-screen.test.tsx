import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { getQuery } from '@storedeck/navigation';
import { FAILED } from '../../../test/support';
import {
	PATH,
	REPLIES,
	REVIEW,
	click,
	getCalls,
	open,
	setUp,
	tearDown,
} from './reviews-page';

beforeEach( setUp );
afterEach( tearDown );

describe( 'the list', () => {
	it( 'counts the reviews of each status and marks the current one', async () => {
		await open( { status: 'hold' } );
		const tabs = within(
			screen.getByRole( 'navigation', {
				name: 'Filter reviews by status',
			} )
		);
		expect(
			tabs
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'All (5)',
			'Pending (3)',
			'Approved (2)',
			'Spam (1)',
			'Trash (4)',
		] );
		expect(
			tabs.getByRole( 'link', { current: 'page' } )
		).toHaveTextContent( 'Pending (3)' );
	} );

	it( 'has no count for all reviews until those of both statuses are loaded', async () => {
		await open(
			{},
			{
				[ `GET ${ PATH }` ]: ( call: Call ) =>
					call.query.status === 'approved'
						? FAILED
						: createResponse( [ REVIEW ], { totalResults: 3 } ),
			}
		);
		expect( screen.getByRole( 'link', { name: 'All' } ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Pending (3)' } )
		).toBeVisible();
	} );

	it( 'shows reviewer, text, product, date and what is pending', async () => {
		await open();
		const [ , ada, grace ] = screen.getAllByRole( 'row' );
		expect( ada ).toHaveTextContent( /Ada/ );
		expect( ada ).toHaveTextContent( 'Pending approval' );
		expect( ada ).toHaveTextContent( 'Fine cap.' );
		expect( ada ).toHaveTextContent( 'Cap' );
		expect( ada ).toHaveTextContent( '2026-11-02' );
		expect(
			screen.getAllByRole( 'img', { name: /Rated|out of 5|stars/ } )
		).toHaveLength( 1 );
		expect( grace ).not.toHaveTextContent( 'Pending approval' );
	} );

	it( 'shows the replies of the store', async () => {
		await open(
			{},
			{
				[ `GET ${ REPLIES }` ]: [
					{
						id: 8,
						parent: 1,
						author_name: 'Store',
						date: '2026-11-03T08:00:00',
						content: { rendered: '<p>Thanks.</p>' },
					},
					{
						id: 9,
						parent: 1,
						author_name: 'Undated',
						content: { rendered: '<p>Again.</p>' },
					},
				],
			}
		);
		const lists = screen.getAllByRole( 'list', { name: 'Replies' } );
		expect( lists ).toHaveLength( 1 );
		expect(
			within( lists[ 0 ] ?? document.body )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Store replied on 2026-11-03Thanks.', 'UndatedAgain.' ] );
	} );

	it( 'says that it is empty, and has nothing to select', async () => {
		await open( { status: 'hold' }, {}, [] );
		expect(
			screen.getByText( 'No reviews pending approval.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'checkbox', { name: 'Select all' } )
		).toBeDisabled();
	} );

	it( 'is loaded again after a failure', async () => {
		const responses = {
			[ `GET ${ PATH }` ]: FAILED as unknown,
		};
		await open( {}, responses );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load reviews.Not today.'
		);
		const count = getCalls().filter( ( { path } ) => path === PATH ).length;
		await click( 'button', 'Reload' );
		expect(
			getCalls().filter( ( { path } ) => path === PATH ).length - count
		).toBe( 5 );
	} );
} );

describe( 'the filters', () => {
	it( 'change the URL', async () => {
		await open();
		const rating = screen.getByRole( 'combobox', { name: 'Rating' } );
		expect(
			within( rating )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'All ratings',
			'5 stars',
			'4 stars',
			'3 stars',
			'2 stars',
			'1 star',
		] );
		await userEvent.selectOptions( rating, '4' );
		expect( getQuery().rating ).toBe( '4' );
		await userEvent.selectOptions( rating, '' );
		expect( getQuery().rating ).toBeUndefined();
	} );

	it( 'name the products of the URL', async () => {
		await open( { product: '21,22', rating: '2' } );
		expect( screen.getByText( 'Cap & more' ) ).toBeVisible();
		expect( screen.getByText( '#22' ) ).toBeVisible();
		expect(
			screen.getByRole( 'combobox', { name: 'Rating' } )
		).toHaveValue( '2' );
	} );
} );
