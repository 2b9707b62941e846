import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '@storedeck/data/testing';
import { getQuery } from '@storedeck/navigation';
import { getNotices } from '../../common/test/render-with-notices';
import {
	REFUSED,
	SHARED,
	VIEW,
	choose,
	click,
	openPanel,
	openScreen,
} from './open-views';

const VIEWS = '/storedeck/v1/views';

afterEach( () => {
	delete window.storedeckSettings;
} );

const actionsOf = async ( name: string ) => {
	await openPanel();
	await click( 'button', `Actions for “${ name }”` );
	return screen
		.getAllByRole( 'menuitem' )
		.map( ( { textContent } ) => textContent );
};

describe( 'the menu of a view', () => {
	it.each( [
		[
			'has no sharing for a user who is no manager',
			VIEW,
			false,
			[ 'Copy link', 'Update to current view', 'Rename', 'Delete' ],
		],
		[
			'makes a shared view private again',
			{ ...SHARED, can_edit: true },
			true,
			[
				'Copy link',
				'Update to current view',
				'Rename',
				'Make private',
				'Delete',
			],
		],
		[
			'only copies the link of a view that the user may not edit',
			SHARED,
			true,
			[ 'Copy link' ],
		],
	] )( '%s', async ( _, view, isManager, actions ) => {
		await openScreen( { views: [ view ], isManager } );
		expect( await actionsOf( view.name ) ).toEqual( actions );
	} );
} );

describe( 'an update', () => {
	it( 'keeps the period of a view that has one', async () => {
		const { getWrites } = await openScreen( {
			views: [ { ...VIEW, query: 'period=year&compare=previous_year' } ],
			query: { orderby: 'date' },
			hidden: [ 'coupons' ],
		} );
		await choose( 'Update to current view' );
		expect( getWrites() ).toEqual( [
			{
				request: 'PUT /v1',
				data: {
					query: 'compare=previous_year&orderby=date&period=month',
					hidden_columns: [ 'coupons' ],
				},
			},
		] );
		expect( getNotices() ).toHaveTextContent( '“Large orders” updated.' );
	} );

	it( 'saves no period in a report without one', async () => {
		const { getWrites } = await openScreen( {
			views: [ { ...VIEW, query: 'period=year&compare=previous_year' } ],
			isTimeless: true,
		} );
		await choose( 'Update to current view' );
		expect( getWrites()[ 0 ]?.data ).toMatchObject( { query: '' } );
	} );

	it( 'that fails is reported', async () => {
		await openScreen( { responses: { [ `PUT ${ VIEWS }/*` ]: REFUSED } } );
		await choose( 'Update to current view' );
		expect( getNotices() ).toHaveTextContent(
			'Could not update the view. Not today.'
		);
	} );
} );

describe( 'a new name', () => {
	const field = () => screen.getByRole( 'textbox', { name: 'Name' } );

	it( 'is saved and shown', async () => {
		const { getWrites } = await openScreen();
		await choose( 'Rename' );
		await screen.findByRole( 'dialog', { name: 'Rename view' } );
		expect( field() ).toHaveValue( 'Large orders' );
		// The name is selected: typing replaces it.
		await userEvent.keyboard( 'Huge orders{Enter}' );
		await act( settle );
		expect( getWrites() ).toEqual( [
			{ request: 'PUT /v1', data: { name: 'Huge orders' } },
		] );
		expect( getNotices() ).toHaveTextContent( 'Renamed to “Huge orders”.' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
		);
		await openPanel();
		expect(
			screen.getByRole( 'link', { name: 'Huge orders' } )
		).toBeVisible();
	} );

	it( 'is kept in the form when saving fails', async () => {
		await openScreen( { responses: { [ `PUT ${ VIEWS }/*` ]: REFUSED } } );
		await choose( 'Rename' );
		await screen.findByRole( 'dialog' );
		await userEvent.type( field(), '!' );
		await click( 'button', 'Save' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not today.' );
		expect( field() ).toHaveValue( 'Large orders!' );
		expect(
			screen.getByRole( 'button', { name: 'Save' } )
		).toHaveAttribute( 'aria-disabled', 'false' );
		await click( 'button', 'Cancel' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
		);
		expect( getNotices() ).toBeEmptyDOMElement();
	} );
} );

describe( 'a pin', () => {
	const pin = () =>
		screen.getByRole( 'button', {
			name: 'Pin “Large orders” to the Overview',
		} );

	it( 'is set and removed', async () => {
		const { getWrites } = await openScreen();
		await openPanel();
		expect( pin() ).toHaveAttribute( 'aria-pressed', 'false' );
		await click( 'button', /^Pin/ );
		expect( pin() ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( getNotices() ).toHaveTextContent(
			'“Large orders” pinned to the Overview.'
		);
		await click( 'button', /^Pin/ );
		expect( pin() ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( getNotices() ).toHaveTextContent(
			'“Large orders” unpinned from the Overview.'
		);
		expect( getWrites().map( ( { request } ) => request ) ).toEqual( [
			'PUT /v1/pin',
			'DELETE /v1/pin',
		] );
	} );

	it.each( [
		[ false, 'Could not pin the view. Not today.' ],
		[ true, 'Could not unpin the view. Not today.' ],
	] )( 'stays as it was (%s) after a failure', async ( isPinned, text ) => {
		await openScreen( {
			views: [ { ...VIEW, is_pinned: isPinned } ],
			responses: {
				[ `PUT ${ VIEWS }/*/pin` ]: REFUSED,
				[ `DELETE ${ VIEWS }/*/pin` ]: REFUSED,
			},
		} );
		await openPanel();
		await click( 'button', /^Pin/ );
		expect( getNotices() ).toHaveTextContent( text );
		expect( pin() ).toHaveAttribute( 'aria-pressed', String( isPinned ) );
	} );
} );

describe( 'a deletion', () => {
	const confirmation = () =>
		screen.findByRole( 'dialog', { name: 'Delete “Large orders”?' } );

	it( 'is confirmed, and removes the open view from the URL', async () => {
		const { getWrites } = await openScreen( {
			query: { view: 'v1', orderby: 'date' },
		} );
		await choose( 'Delete' );
		expect( await confirmation() ).toHaveTextContent(
			'The report itself is not affected.'
		);
		await click( 'button', 'Delete' );
		expect( getWrites() ).toMatchObject( [ { request: 'DELETE /v1' } ] );
		expect( getNotices() ).toHaveTextContent( '“Large orders” deleted.' );
		expect( getQuery() ).toMatchObject( { orderby: 'date' } );
		expect( getQuery().view ).toBeUndefined();
		const button = screen.getByRole( 'button', { name: 'Views' } );
		expect( button ).toHaveFocus();
	} );

	it( 'is not sent when it is canceled', async () => {
		const { getWrites } = await openScreen();
		await choose( 'Delete' );
		await confirmation();
		await click( 'button', 'Cancel' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
		);
		expect( getWrites() ).toEqual( [] );
	} );

	it( 'keeps another view open', async () => {
		await openScreen( { views: [ VIEW, SHARED ], query: { view: 'v2' } } );
		await choose( 'Delete' );
		await confirmation();
		await click( 'button', 'Delete' );
		expect( getQuery().view ).toBe( 'v2' );
	} );

	it( 'of a shared view warns, and one that fails is reported', async () => {
		await openScreen( {
			views: [ { ...SHARED, name: VIEW.name, can_edit: true } ],
			query: { view: 'v2' },
			responses: { [ `DELETE ${ VIEWS }/*` ]: REFUSED },
		} );
		await choose( 'Delete' );
		expect( await confirmation() ).toHaveTextContent(
			'It will be deleted for everyone.'
		);
		await click( 'button', 'Delete' );
		expect( getNotices() ).toHaveTextContent(
			'Could not delete the view. Not today.'
		);
		expect( getQuery().view ).toBe( 'v2' );
	} );
} );
