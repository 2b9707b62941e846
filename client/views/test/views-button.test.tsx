import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { settle } from '@storedeck/data/testing';
import { getHistory, getQuery } from '@storedeck/navigation';
import {
	REFUSED,
	SHARED,
	VIEW,
	choose,
	click,
	openPanel,
	openScreen,
} from './open-views';

afterEach( () => {
	delete window.storedeckSettings;
} );

/** A dialog of another root, such as the command palette, with the focus in its field. */
function SearchDialog() {
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => field.current?.focus(), [] );
	return (
		<Modal title="Search" onRequestClose={ () => {} }>
			<input ref={ field } aria-label="Search" />
		</Modal>
	);
}

const button = () => screen.getByRole( 'button', { name: /^View/ } );
const links = ( list: string ) =>
	within( screen.getByRole( 'region', { name: list } ) )
		.getAllByRole( 'link' )
		.map( ( { textContent } ) => textContent );

it( 'names the open view', async () => {
	await openScreen( { query: { view: 'v1' } } );
	expect( button() ).toHaveAccessibleName( 'View: Large orders' );
} );

it( 'lists own and shared views of this screen by name', async () => {
	await openScreen( {
		views: [
			{ ...VIEW, id: 'z', name: 'Zebra' },
			SHARED,
			{ ...VIEW, id: 'a', name: 'Ape' },
			{ ...SHARED, id: 'b', name: 'Bees' },
			{ ...VIEW, id: 's', name: 'Of stock', path: '/analytics/stock' },
		],
	} );
	expect( button() ).toHaveAccessibleName( 'Views' );
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
	await openPanel();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( links( 'My views' ) ).toEqual( [ 'Ape', 'Zebra' ] );
	expect( links( 'Shared views' ) ).toEqual( [ 'Bees', 'Refunded' ] );
	expect( screen.queryByText( /^No views yet/ ) ).not.toBeInTheDocument();
} );

it( 'says how to save the first view, and focuses the button for it', async () => {
	await openScreen( { views: [] } );
	await openPanel();
	expect( screen.getByText( /^No views yet/ ) ).toBeVisible();
	expect( screen.queryByRole( 'region', { name: /views$/ } ) ).toBeNull();
	await waitFor( () =>
		expect(
			screen.getByRole( 'button', { name: 'Save as view' } )
		).toHaveFocus()
	);
} );

it( 'says why views are missing, and loads them again', async () => {
	let response: unknown = REFUSED;
	await openScreen( {
		responses: { 'GET /storedeck/v1/views': () => response },
	} );
	await openPanel();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load views.Not today.'
	);
	expect( screen.queryByText( /^No views yet/ ) ).not.toBeInTheDocument();
	response = [ VIEW ];
	await click( 'button', 'Reload' );
	expect( links( 'My views' ) ).toEqual( [ 'Large orders' ] );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );

it( 'opens a view with the current period, and closes the list', async () => {
	await openScreen( { query: { period: 'week', status_is: 'failed' } } );
	await openPanel();
	await click( 'link', 'Large orders' );
	expect( getQuery() ).toMatchObject( {
		view: 'v1',
		orderby: 'total',
		period: 'week',
	} );
	expect( getQuery().status_is ).toBeUndefined();
	expect( button() ).toHaveAccessibleName( 'View: Large orders' );
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
} );

it( 'marks the open view in the list, whose first link has the focus', async () => {
	await openScreen( {
		views: [ VIEW, SHARED ],
		query: { view: 'v1', orderby: 'total' },
	} );
	await openPanel();
	const link = screen.getByRole( 'link', { current: true } );
	expect( link ).toHaveTextContent( 'Large orders' );
	await waitFor( () => expect( link ).toHaveFocus() );
} );

describe( 'the update of the open view', () => {
	const updateButton = () =>
		screen.queryByRole( 'button', { name: /^Update “/ } );

	it( 'is not offered while nothing differs', async () => {
		await openScreen( { query: { view: 'v1', orderby: 'total' } } );
		await openPanel();
		expect( updateButton() ).toBeNull();
	} );

	it( 'is not offered without an open view', async () => {
		await openScreen( { query: { orderby: 'date' } } );
		await openPanel();
		expect( updateButton() ).toBeNull();
	} );

	it( 'is not offered for a view that the user may not edit', async () => {
		await openScreen( {
			views: [ SHARED ],
			query: { view: 'v2', orderby: 'date' },
		} );
		await openPanel();
		expect( updateButton() ).toBeNull();
	} );

	it( 'saves the current screen', async () => {
		const { getWrites } = await openScreen( {
			query: { view: 'v1', orderby: 'date' },
			hidden: [ 'coupons' ],
		} );
		await openPanel();
		expect( updateButton() ).toHaveTextContent( 'Update “Large orders”' );
		await click( 'button', /^Update “/ );
		expect( getWrites() ).toEqual( [
			{
				request: 'PUT /v1',
				data: {
					query: 'orderby=date',
					hidden_columns: [ 'coupons' ],
				},
			},
		] );
		expect( updateButton() ).toBeNull();
	} );
} );

describe( 'the focus', () => {
	it( 'returns to the button when a dialog is closed', async () => {
		await openScreen();
		await choose( 'Rename' );
		expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
		await userEvent.keyboard( '{Escape}' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
		);
		expect( button() ).toHaveFocus();
		// The list that opened the dialog is closed.
		expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'stays in a dialog that replaces the dialog of the button', async () => {
		await openScreen();
		await openPanel();
		await click( 'button', 'Save as view' );
		await screen.findByRole( 'dialog', { name: 'Save as view' } );
		// WordPress closes the dialog that is open.
		render( <SearchDialog /> );
		await act( settle );
		expect(
			screen.queryByRole( 'dialog', { name: 'Save as view' } )
		).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'textbox', { name: 'Search' } )
		).toHaveFocus();
	} );

	it( 'is not moved when the screen is opened', async () => {
		await openScreen();
		expect( document.body ).toHaveFocus();
		act( () => getHistory().push( getHistory().createHref( '/' ) ) );
		await act( settle );
		expect( document.body ).toHaveFocus();
	} );
} );
