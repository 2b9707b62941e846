import { screen } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { click } from '../../../test/render-page';
import { openOverview } from './overview-page';

/** Views without content. */
const toView = ( id: string ) => ( {
	id,
	name: `View ${ id }`,
	path: '/analytics/acme',
	query: '',
	hidden_columns: null,
	scope: 'own',
	is_pinned: true,
	can_edit: true,
} );

const open = ( ids: string[], responses = {} ) =>
	openOverview( {
		responses: {
			'GET /storedeck/v1/views': ids.map( toView ),
			'PUT /storedeck/v1/views/*/pin': toView( 'b' ),
			'DELETE /storedeck/v1/views/*/pin': ( { path }: Call ) => ( {
				...toView( path.split( '/' ).at( -2 ) ?? '' ),
				is_pinned: false,
			} ),
			...responses,
		},
	} );

const views = () =>
	screen
		.queryAllByRole( 'link', { name: /^View/ } )
		.map( ( { textContent } ) => textContent );
const pins = ( calls: readonly Call[] ) =>
	calls.flatMap( ( { method, path } ) =>
		path.endsWith( '/pin' ) ? [ `${ method } ${ path.slice( -5 ) }` ] : []
	);
const unpin = ( id: string ) => click( 'button', `Unpin “View ${ id }”` );

it.each( [
	[ 'the next view', 'b', 'View c' ],
	[ 'the previous view if it was the last', 'c', 'View b' ],
] )( 'removes a view and focuses %s', async ( _title, id, focused ) => {
	const { calls } = await open( [ 'a', 'b', 'c' ] );
	await unpin( id );
	expect( pins( calls ) ).toEqual( [ `DELETE ${ id }/pin` ] );
	expect( views() ).not.toContain( `View ${ id }` );
	expect( views() ).toHaveLength( 2 );
	expect( screen.getByRole( 'group', { name: focused } ) ).toHaveFocus();
} );

it( 'focuses the first section after the only view is removed', async () => {
	await open( [ 'a' ] );
	await unpin( 'a' );
	expect(
		screen.queryByRole( 'region', { name: 'Pinned views' } )
	).toBeNull();
	expect(
		screen.getByRole( 'region', { name: 'Performance' } )
	).toHaveFocus();
} );

it( 'can be undone', async () => {
	const { calls, getSnackbars, pressSnackbar } = await open( [ 'a', 'b' ] );
	await unpin( 'b' );
	expect( getSnackbars() ).toEqual( [
		'“View b” unpinned from the Overview.',
	] );
	await pressSnackbar();
	expect( views() ).toEqual( [ 'View a', 'View b' ] );
	expect( pins( calls ) ).toEqual( [ 'DELETE b/pin', 'PUT b/pin' ] );
	expect( getSnackbars() ).toHaveLength( 1 );
} );

it( 'keeps the view and reports it when it fails', async () => {
	const { getSnackbars } = await open( [ 'a', 'b' ], {
		'DELETE /storedeck/v1/views/*/pin': createResponse(
			{ code: 'x', message: 'Not today.' },
			{ status: 500 }
		),
	} );
	await unpin( 'a' );
	expect( views() ).toEqual( [ 'View a', 'View b' ] );
	expect( getSnackbars() ).toEqual( [
		'Could not unpin the view. Not today.',
	] );
} );
