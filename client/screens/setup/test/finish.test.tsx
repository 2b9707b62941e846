import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { onboardingStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { themesStore } from '../themes-store';
import Setup from '..';

const task = ( id: string, isComplete: boolean ) => ( { id, isComplete } );
const toLists = ( ...done: boolean[] ) => [
	{ id: 'setup', tasks: done.map( ( is, at ) => task( `t${ at }`, is ) ) },
	{ id: 'extended', tasks: [ task( 'coupons', false ) ] },
];

async function open( lists: unknown, hasStoreAddress: boolean ) {
	fakeNetwork( {
		'GET /wc-admin/onboarding/profile': {
			industry: [],
			theme: 'storefront',
		},
		'POST /wc-admin/onboarding/profile': { status: 'success' },
		'GET /wc-admin/onboarding/tasks/status': { hasStoreAddress },
		'GET /wc-admin/onboarding/tasks': lists,
		'POST /wc-admin/onboarding/tasks': lists,
		'GET /wp/v2/themes': [
			{ stylesheet: 'storefront', name: { raw: 'S' }, status: 'active' },
		],
	} );
	const registry = createTestRegistry(
		onboardingStore,
		themesStore,
		noticesStore
	);
	render(
		<RegistryProvider value={ registry }>
			<Setup path="/setup-wizard" query={ { step: 'theme' } } />
		</RegistryProvider>
	);
	await act( settle );
	return {
		finish: async () => {
			await userEvent.click(
				await screen.findByRole( 'button', { name: 'Finish' } )
			);
			await act( settle );
			await act( settle );
			const notices: readonly { content: string }[] = registry
				.select( noticesStore )
				.getNotices();
			return notices.map( ( { content } ) => content );
		},
	};
}

it( 'says how many tasks are completed, as Home does', async () => {
	const { finish } = await open( toLists( true, false, false, false ), true );
	expect( await finish() ).toEqual( [
		'Answers saved. 1 of 4 setup tasks completed.',
	] );
} );

it( 'says that the setup is complete once all tasks are', async () => {
	const { finish } = await open( toLists( true, true ), true );
	expect( await finish() ).toEqual( [ 'Store setup complete.' ] );
} );

it.each( [ true, false ] )(
	'marks the store details as complete by the address: %s',
	async ( hasAddress ) => {
		await open( toLists( false ), hasAddress );
		const step = screen
			.getAllByRole( 'listitem' )
			.find( ( item ) => within( item ).queryByText( 'Store details' ) );
		expect( step?.className.includes( 'is-complete' ) ).toBe( hasAddress );
	}
);
