import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@storedeck/data';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { SnackbarArea } from '../../common/notices';
import { ViewsPanel } from '../panel';

const PATH = '/analytics/orders';

const VIEW = {
	id: 'v1',
	name: 'Large orders',
	path: PATH,
	query: {},
	hidden_columns: null,
	scope: 'own',
	is_pinned: false,
	can_edit: true,
};

const notices = () => screen.getByRole( 'region', { name: 'Notices' } );

beforeEach( () => {
	window.storedeckSettings = {
		currentUser: {
			id: 1,
			name: 'Ann',
			capabilities: { manage_woocommerce: true },
			preferences: {},
		},
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'shares a private view, makes it private again, and says which', async () => {
	const calls = fakeNetwork( {
		'GET /storedeck/v1/views': [ VIEW ],
		'PUT /storedeck/v1/views/v1': ( { data }: { data: object } ) => ( {
			...VIEW,
			...data,
		} ),
	} );
	render(
		<>
			<ViewsPanel
				path={ PATH }
				query={ {} }
				hidden={ [] }
				view={ undefined }
				onClose={ () => {} }
				onDialog={ () => {} }
			/>
			<SnackbarArea />
		</>
	);
	const choose = async ( item: string ) => {
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Actions for “Large orders”',
			} )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: item } )
		);
		await act( settle );
	};

	await screen.findByRole( 'region', { name: 'My views' } );
	await choose( 'Share with everyone' );
	expect( calls.at( -1 )?.data ).toEqual( { scope: 'shop' } );
	expect( notices() ).toHaveTextContent( '“Large orders” shared.' );
	expect(
		screen.getByRole( 'region', { name: 'Shared views' } )
	).toHaveTextContent( 'Large orders' );
	expect(
		screen.queryByRole( 'region', { name: 'My views' } )
	).not.toBeInTheDocument();

	await choose( 'Make private' );
	expect( calls.at( -1 )?.data ).toEqual( { scope: 'own' } );
	expect( notices() ).toHaveTextContent( '“Large orders” is now private.' );
	expect(
		screen.getByRole( 'region', { name: 'My views' } )
	).toHaveTextContent( 'Large orders' );
} );
