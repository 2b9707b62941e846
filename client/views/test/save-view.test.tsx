import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '@storedeck/data/testing';
import { getQuery } from '@storedeck/navigation';
import { getNotices } from '../../common/test/render-with-notices';
import { PATH, REFUSED, click, openPanel, openScreen } from './open-views';

afterEach( () => {
	delete window.storedeckSettings;
} );

const dialog = () => screen.queryByRole( 'dialog', { name: 'Save as view' } );
const field = () => screen.getByRole( 'textbox', { name: 'Name' } );
const dateRange = () =>
	screen.queryByRole( 'checkbox', { name: 'Include date range' } );

async function openDialog( ...options: Parameters< typeof openScreen > ) {
	const page = await openScreen( ...options );
	await openPanel();
	await click( 'button', 'Save as view' );
	await screen.findByRole( 'dialog', { name: 'Save as view' } );
	return page;
}

async function save( name: string ) {
	fireEvent.change( field(), { target: { value: name } } );
	await userEvent.type( field(), '{Enter}' );
	await act( settle );
}

const isClosed = () => waitFor( () => expect( dialog() ).toBeNull() );

it( 'saves the current screen with its period and opens the view', async () => {
	const { getWrites } = await openDialog( {
		query: {
			orderby: 'total',
			period: 'week',
			compare: 'previous_period',
			paged: '3',
		},
		hidden: [ 'coupons' ],
	} );
	expect( field() ).toHaveFocus();
	expect( field() ).toHaveValue( '' );
	expect( dateRange() ).toBeChecked();
	await save( '  Big ones ' );
	expect( getWrites() ).toEqual( [
		{
			request: 'POST ',
			data: {
				name: 'Big ones',
				path: PATH,
				query: 'compare=previous_period&orderby=total&period=week',
				hidden_columns: [ 'coupons' ],
				scope: 'own',
			},
		},
	] );
	await isClosed();
	expect( getNotices() ).toHaveTextContent( '“Big ones” saved.' );
	expect( getQuery() ).toMatchObject( {
		view: 'new',
		orderby: 'total',
		period: 'week',
	} );
	// The list that opened the dialog is closed.
	expect( screen.getByRole( 'button', { name: /Big ones$/ } ) ).toHaveFocus();
} );

it( 'saves the default period when the URL has none', async () => {
	const { getWrites } = await openDialog();
	await save( 'Plain' );
	expect( getWrites()[ 0 ]?.data ).toMatchObject( {
		query: 'compare=previous_year&period=month',
	} );
} );

it( 'leaves out the period on request', async () => {
	const { getWrites } = await openDialog( {
		query: { orderby: 'total', period: 'week' },
	} );
	await click( 'checkbox', 'Include date range' );
	await save( 'Any time' );
	expect( getWrites()[ 0 ]?.data ).toMatchObject( {
		query: 'orderby=total',
	} );
} );

it( 'offers and saves no period for a report without one', async () => {
	const { getWrites } = await openDialog( { isTimeless: true } );
	expect( dateRange() ).toBeNull();
	await save( 'Stock' );
	expect( getWrites()[ 0 ]?.data ).toMatchObject( { query: '' } );
} );

it( 'shares the view of a manager with everyone', async () => {
	const { getWrites } = await openDialog( { isManager: true } );
	expect( screen.getByRole( 'radio', { name: 'Only me' } ) ).toBeChecked();
	await click( 'radio', 'Everyone' );
	await save( 'Ours' );
	expect( getWrites()[ 0 ]?.data ).toMatchObject( { scope: 'shop' } );
} );

it( 'saves a private view after a change of mind', async () => {
	const { getWrites } = await openDialog( { isManager: true } );
	await click( 'radio', 'Everyone' );
	await click( 'radio', 'Only me' );
	await save( 'Mine' );
	expect( getWrites()[ 0 ]?.data ).toMatchObject( { scope: 'own' } );
} );

it( 'offers no sharing to others', async () => {
	await openDialog();
	expect( screen.queryByRole( 'radio' ) ).not.toBeInTheDocument();
} );

it( 'pins the new view', async () => {
	const { getWrites } = await openDialog();
	await click( 'checkbox', 'Pin to the Overview' );
	await save( 'Pinned' );
	expect( getWrites().map( ( { request } ) => request ) ).toEqual( [
		'POST ',
		'PUT /new/pin',
	] );
	expect( getNotices() ).toHaveTextContent( '“Pinned” saved.' );
} );

it( 'closes and says so when the saved view is not pinned', async () => {
	await openDialog( {
		responses: { 'PUT /storedeck/v1/views/*/pin': REFUSED },
	} );
	await click( 'checkbox', 'Pin to the Overview' );
	await save( 'Pinned' );
	await isClosed();
	expect( getNotices() ).toHaveTextContent(
		'View saved, but it could not be pinned. Not today.'
	);
	expect( getNotices() ).not.toHaveTextContent( '“Pinned” saved.' );
	expect( getQuery().view ).toBe( 'new' );
} );

it( 'asks for a name', async () => {
	const { getWrites } = await openDialog();
	await userEvent.type( field(), '   ' );
	await click( 'button', 'Save' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Enter a name.' );
	expect( field() ).toHaveFocus();
	expect( getWrites() ).toEqual( [] );
	expect( field() ).toHaveAttribute( 'maxlength', '100' );
} );

it( 'keeps the name when saving fails, and saves it again', async () => {
	let response: unknown = REFUSED;
	const { getWrites } = await openDialog( {
		responses: { 'POST /storedeck/v1/views': () => response },
	} );
	await save( 'Big ones' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not today.' );
	expect( field() ).toHaveValue( 'Big ones' );
	expect( getQuery().view ).toBeUndefined();
	response = { id: 'v7', name: 'Big ones', path: PATH, query: '' };
	await click( 'button', 'Save' );
	await isClosed();
	expect( getWrites() ).toHaveLength( 2 );
	expect( getQuery().view ).toBe( 'v7' );
} );

it( 'sends nothing twice while it is saving', async () => {
	let finish = () => {};
	const { getWrites } = await openDialog();
	const { fetch } = window;
	const wait = new Promise< void >( ( resolve ) => {
		finish = resolve;
	} );
	window.fetch = async ( ...args ) => {
		const response = await fetch( ...args );
		await wait;
		return response;
	};
	await save( 'Big ones' );
	const button = screen.getByRole( 'button', { name: 'Save' } );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click( button );
	await act( settle );
	expect( getWrites() ).toHaveLength( 1 );
	finish();
	await isClosed();
} );

it( 'saves nothing when it is canceled', async () => {
	const { getWrites } = await openDialog();
	await userEvent.type( field(), 'Big ones' );
	await click( 'button', 'Cancel' );
	await isClosed();
	expect( getWrites() ).toEqual( [] );
	expect( screen.getByRole( 'button', { name: 'Views' } ) ).toHaveFocus();
} );
