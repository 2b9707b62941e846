import { act, render, screen } from '@testing-library/react';
import { RegistryProvider, useSelect } from '@wordpress/data';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { withPluginsHydration } from '../hydration';
import { pluginsStore } from '../store';

function Plugins() {
	const text = useSelect( ( select ) => {
		const store = select( pluginsStore );
		return [
			store.getPluginInstallState( 'jetpack' ),
			store.getPluginInstallState( 'mailpoet' ),
			store.getActivePlugins().length,
			store.getInstalledPlugins().length,
			store.isJetpackConnected(),
		].join( ' ' );
	}, [] );
	return <p>{ text }</p>;
}

it( 'sends no requests for data of the page', async () => {
	const calls = fakeNetwork();
	const Hydrated = withPluginsHydration( {
		activePlugins: [ 'jetpack' ],
		installedPlugins: [ 'jetpack', 'mailpoet' ],
		jetpackStatus: { isActive: true },
	} )( Plugins );
	render(
		<RegistryProvider value={ createTestRegistry( pluginsStore ) }>
			<Hydrated />
		</RegistryProvider>
	);

	expect( screen.getByText( 'activated installed 1 2 true' ) ).toBeVisible();
	await settle();
	expect( calls ).toEqual( [] );
} );

it.each( [
	[ 'is requested without a status of the page', undefined, 1 ],
	[ 'is known by an empty status', {}, 0 ],
] )( 'the connection %s', async ( _how, jetpackStatus, count ) => {
	const calls = fakeNetwork();
	const Hydrated = withPluginsHydration( {
		activePlugins: [],
		installedPlugins: [],
		jetpackStatus,
	} )( Plugins );
	render(
		<RegistryProvider value={ createTestRegistry( pluginsStore ) }>
			<Hydrated />
		</RegistryProvider>
	);

	expect( screen.getByText( /0 0 false/ ) ).toBeVisible();
	await act( settle );
	expect( calls ).toHaveLength( count );
} );
