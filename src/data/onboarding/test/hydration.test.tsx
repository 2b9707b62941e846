import { act, render, screen } from '@testing-library/react';
import { RegistryProvider, useSelect } from '@wordpress/data';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { withOnboardingHydration } from '../hydration';
import { onboardingStore } from '../store';

function Setup() {
	const text = useSelect( ( select ) => {
		const store = select( onboardingStore );
		return [
			store.getProfileItems().theme,
			store.getProfileItems().revenue,
			store.getTasksStatus().hasProducts,
		].join( ' / ' );
	}, [] );
	return <p>{ text }</p>;
}

it( 'sends no requests for data of the page', async () => {
	const calls = fakeNetwork();
	const Hydrated = withOnboardingHydration( {
		profileItems: { theme: 'garden' },
		tasksStatus: { hasProducts: true },
	} )( Setup );
	render(
		<RegistryProvider value={ createTestRegistry( onboardingStore ) }>
			<Hydrated />
		</RegistryProvider>
	);

	expect( screen.getByText( 'garden / / true' ) ).toBeVisible();
	await settle();
	expect( calls ).toEqual( [] );
} );

it.each( [
	[ 'the status', { profileItems: { theme: 'garden' } }, 'tasks/status' ],
	[ 'the profile', { tasksStatus: { hasProducts: true } }, 'profile' ],
] )( 'requests %s that the page lacks', async ( _what, data, path ) => {
	const calls = fakeNetwork();
	const Hydrated = withOnboardingHydration( data )( Setup );
	render(
		<RegistryProvider value={ createTestRegistry( onboardingStore ) }>
			<Hydrated />
		</RegistryProvider>
	);
	await act( settle );
	expect( calls.map( ( call ) => call.path ) ).toEqual( [
		`/wc-admin/onboarding/${ path }`,
	] );
} );
